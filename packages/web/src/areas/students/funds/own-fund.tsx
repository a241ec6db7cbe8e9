import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { Button } from 'antd'
import { useText } from '../../../platform/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { FileNames } from '../../files/files.public.ts'
import { useWithdrawFund } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { useFundFacts, useFundTotal } from './fund-facts.tsx'
import { FUND_TONES, hasBudget } from './fund-tones.rules.ts'
import { LineBars } from './line-bars.tsx'
import { OwnSpendings } from './own-spendings.tsx'

/** One of the own funds with its lines and spendings. */
export function OwnFund({ one, onAmend }: { one: Fund; onAmend: () => void }) {
  const { own: text } = useText(fundText)
  const { flows } = useText(fundWords)
  const factsOf = useFundFacts()
  const totalOf = useFundTotal()
  const withdraw = useWithdrawFund()
  const giveUp = () => askToWithdraw(text, () => withdraw.mutateAsync(one.id))

  return (
    <section className="panel" aria-label={one.title}>
      <div className="panel-head">
        <h2>{one.title}</h2>
        <StateTag tone={FUND_TONES[one.state]}>{flows.fund.states[one.state]}</StateTag>
      </div>
      {totalOf(one) && <p className="figures">{totalOf(one)}</p>}
      <LineBars fund={one} />
      {hasBudget(one) && <OwnSpendings fund={one} />}
      <FactList facts={factsOf(one)} />
      <FileNames files={one.files} />
      {one.mayAmend && (
        <Button type="primary" onClick={onAmend}>
          {text.amend}
        </Button>
      )}{' '}
      {one.mayWithdraw && <Button onClick={() => void giveUp()}>{text.withdraw}</Button>}
    </section>
  )
}
