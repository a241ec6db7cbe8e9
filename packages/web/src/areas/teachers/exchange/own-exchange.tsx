import type { OwnExchange } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { FileNames } from '../file-names.tsx'
import { useActOnOwn } from './exchange.queries.ts'
import { exchangeText } from './exchange.text.ts'
import { daysOf, ExchangeState } from './exchange-columns.tsx'

type Props = { one: OwnExchange; onReport: () => void }

/** An own exchange: where and when, its state, what comes next. */
export function OwnExchangeCard({ one, onReport }: Props) {
  const { own: text } = useText(exchangeText)
  const { exchangeKinds } = useText(exchangeWords)
  const files = [...one.papers, ...one.reportFiles]

  return (
    <article className="panel exchange-card" aria-label={one.topic}>
      <div className="panel-head">
        <div>
          <h2>{one.topic}</h2>
          <p className="soft">
            {exchangeKinds[one.kind]} · {one.host} · {one.place} ·{' '}
            <span className="figures nowrap">{daysOf(one)}</span>
          </p>
        </div>
        <ExchangeState row={one} />
      </div>
      {one.reason && <p>{say(text.reason, { reason: one.reason })}</p>}
      {one.report && <p className="written">{one.report}</p>}
      {files.length > 0 && <FileNames files={files} />}
      <NextStep one={one} onReport={onReport} />
    </article>
  )
}

/** What the teacher may do now, and by when. */
function NextStep({ one, onReport }: Props) {
  const { own: text } = useText(exchangeText)
  const act = useActOnOwn()
  if (one.ownActions.length === 0 && !one.isReportLate) return null

  const withdraw = async () => {
    const question = {
      title: say(text.withdrawQuestion, { topic: one.topic }),
      content: text.withdrawNote,
      okText: text.withdraw,
    }
    if (!(await ask({ ...question, danger: true }))) return

    act.mutate(
      { id: one.id, action: 'withdraw', version: one.version },
      { onSuccess: () => void toast.success(text.withdrawn) },
    )
  }

  const hold = () =>
    act.mutate(
      { id: one.id, action: 'hold', version: one.version },
      { onSuccess: () => void toast.success(text.held) },
    )

  const isDue = one.reportUntil !== null && !one.ownActions.includes('withdraw')

  return (
    <div className="next-step">
      {isDue && (
        <span className={one.isReportLate ? 'is-late' : 'soft'}>
          {say(one.isReportLate ? text.late : text.due, { until: one.reportUntil ?? '' })}
        </span>
      )}
      {one.ownActions.includes('withdraw') && (
        <Button onClick={() => void withdraw()}>{text.withdraw}</Button>
      )}
      {one.ownActions.includes('hold') && (
        <Button type="primary" loading={act.isPending} onClick={hold}>
          {text.hold}
        </Button>
      )}
      {one.ownActions.includes('report') && (
        <Button type="primary" onClick={onReport}>
          {text.writeReport}
        </Button>
      )}
    </div>
  )
}
