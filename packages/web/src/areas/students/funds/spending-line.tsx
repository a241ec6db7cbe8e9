import type { Spending } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from '../../files/files.public.ts'
import { fundText } from './fund.text.ts'
import { moneyOf, SPENDING_TONES } from './fund-tones.rules.ts'

/** One spending with its receipts, and why it was returned. */
export function SpendingLine({ spending, children }: { spending: Spending; children?: ReactNode }) {
  const text = useText(fundText)
  const { flows } = useText(fundWords)
  return (
    <li>
      <div className="fund-line-head">
        <strong>{say(text.spent, { label: spending.label, what: spending.what })}</strong>
        <StateTag tone={SPENDING_TONES[spending.state]}>
          {flows.fundSpending.states[spending.state]}
        </StateTag>
      </div>
      <div className="fund-line-head figures">
        <span>{say(text.yuan, { amount: moneyOf(spending.amount) })}</span>
        <small>{spending.spentOn}</small>
      </div>
      {spending.reason && <p>{spending.reason}</p>}
      <FileNames files={spending.files} />
      {children}
    </li>
  )
}
