import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { SituationPapers } from '../situations/situation-papers.tsx'
import { useOwnFunds, useWithdrawFund } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { useFundFacts, useFundTotal } from './fund-facts.tsx'
import type { FundFormProps } from './fund-form.tsx'
import { FUND_TONES, hasBudget } from './fund-tones.rules.ts'
import { LineBars } from './line-bars.tsx'
import { OwnSpendings } from './own-spendings.tsx'
import { useFundWords } from './use-fund-words.ts'

const FundForm = lazyDialog<FundFormProps>(() => import('./fund-form.tsx').then((part) => part.default))

/** View key student/fund/own: the trainee's own research funds and their spendings. */
export default function OwnFundsPage() {
  const { own: text } = useText(fundText)
  const { menus } = useFundWords()
  const title = menus['daily.ownFunds']
  const { data, error, refetch } = useOwnFunds()
  const [open, setOpen] = useState<{ fund: Fund | null } | null>(null)
  if (data === undefined) return <Pending title={title} error={error} onRetry={() => void refetch()} />
  return (
    <section>
      <div className="screen-head">
        <div>
          <h1>{title}</h1>
          <p className="screen-lead">
            {data ? say(text.lead, { running: data.funds.filter(({ maySpend }) => maySpend).length }) : '\u00a0'}
          </p>
        </div>
        <div className="screen-actions">
          {data && (
            <Button type="primary" onClick={() => setOpen({ fund: null })}>
              {text.apply}
            </Button>
          )}
        </div>
      </div>
      {!data && <div className="panel list-message">{text.notTrainee}</div>}
      {data?.funds.length === 0 && <div className="panel list-message">{text.none}</div>}
      {data?.funds.map((one) => (
        <OneFund key={one.id} one={one} onAmend={() => setOpen({ fund: one })} />
      ))}
      <FundForm isOpen={open !== null} fund={open?.fund ?? null} lines={data?.lines ?? []} onClose={() => setOpen(null)} />
    </section>
  )
}

function OneFund({ one, onAmend }: { one: Fund; onAmend: () => void }) {
  const { own: text } = useText(fundText)
  const { flows } = useFundWords()
  const factsOf = useFundFacts()
  const totalOf = useFundTotal()
  const withdraw = useWithdrawFund()
  const giveUp = async () => {
    if (await ask({ title: text.withdrawQuestion, content: text.withdrawNote, okText: text.withdraw, danger: true }))
      withdraw.mutate(one.id, { onSuccess: () => void toast.success(text.withdrawn) })
  }
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
      <SituationPapers files={one.files} />
      {one.mayAmend && (
        <Button type="primary" onClick={onAmend}>
          {text.amend}
        </Button>
      )}{' '}
      {one.mayWithdraw && <Button onClick={() => void giveUp()}>{text.withdraw}</Button>}
    </section>
  )
}
