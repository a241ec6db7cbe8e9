import type { Spending } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { FileNames } from '../../files/files.public.ts'
import { fundText } from './fund.text.ts'
import { moneyOf, SPENDING_TONES } from './fund-tones.rules.ts'

/** One spending with its receipts, and why it was returned. */
export function SpendingLine({ one, children }: { one: Spending; children?: ReactNode }) {
  const text = useText(fundText)
  const { flows } = useText(fundWords)
  return (
    <li>
      <div className="fund-line-head">
        <strong>{say(text.spent, { label: one.label, what: one.what })}</strong>
        <StateTag tone={SPENDING_TONES[one.state]}>{flows.fundSpending.states[one.state]}</StateTag>
      </div>
      <div className="fund-line-head figures">
        <span>{say(text.yuan, { amount: moneyOf(one.amount) })}</span>
        <small>{one.spentOn}</small>
      </div>
      {one.reason && <p>{one.reason}</p>}
      <FileNames files={one.files} />
      {children}
    </li>
  )
}
