import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from '../../files/files.public.ts'
import { useWithdrawFund } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { useFundFacts, useFundTotal } from './fund-facts.tsx'
import { FUND_TONES, hasBudget } from './fund-tones.rules.ts'
import { LineBars } from './line-bars.tsx'
import { OwnSpendings } from './own-spendings.tsx'

/** One of the own funds with its lines and spendings. */
export function OwnFund({ fund, onAmend }: { fund: Fund; onAmend: () => void }) {
  const { own: text } = useText(fundText)
  const { flows } = useText(fundWords)
  const factsOf = useFundFacts()
  const totalOf = useFundTotal()
  const withdraw = useWithdrawFund()
  const giveUp = () => askToWithdraw(text, {}, () => withdraw.mutateAsync(fund.id))

  return (
    <section className="panel" aria-label={fund.title}>
      <div className="panel-head">
        <h2>{fund.title}</h2>
        <StateTag tone={FUND_TONES[fund.state]}>{flows.fund.states[fund.state]}</StateTag>
      </div>
      {totalOf(fund) && <p className="figures">{totalOf(fund)}</p>}
      <LineBars fund={fund} />
      {hasBudget(fund) && <OwnSpendings fund={fund} />}
      <FactList facts={factsOf(fund)} />
      <FileNames files={fund.files} />
      {fund.mayAmend && (
        <Button type="primary" onClick={onAmend}>
          {text.amend}
        </Button>
      )}{' '}
      {fund.mayWithdraw && <Button onClick={() => void giveUp()}>{text.withdraw}</Button>}
    </section>
  )
}
