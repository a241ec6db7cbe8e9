import type { OwnExchange } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { Button } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { FileNames } from '../file-names.tsx'
import { useActOnOwn } from './exchange.queries.ts'
import { exchangeText } from './exchange.text.ts'
import { daysOf, ExchangeState } from './exchange-columns.tsx'

type Props = { exchange: OwnExchange; onReport: () => void }

/** An own exchange: where and when, its state, what comes next. */
export function OwnExchangeCard({ exchange, onReport }: Props) {
  const { own: text } = useText(exchangeText)
  const { exchangeKinds } = useText(exchangeWords)
  const files = [...exchange.papers, ...exchange.reportFiles]

  return (
    <article className="panel exchange-card" aria-label={exchange.topic}>
      <div className="panel-head">
        <div>
          <h2>{exchange.topic}</h2>
          <p className="soft">
            {exchangeKinds[exchange.kind]} · {exchange.host} · {exchange.place} ·{' '}
            <span className="figures nowrap">{daysOf(exchange)}</span>
          </p>
        </div>
        <ExchangeState row={exchange} />
      </div>
      {exchange.reason && <p>{say(text.reason, { reason: exchange.reason })}</p>}
      {exchange.report && <p className="written">{exchange.report}</p>}
      {files.length > 0 && <FileNames files={files} />}
      <NextStep exchange={exchange} onReport={onReport} />
    </article>
  )
}

/** What the teacher may do now, and by when. */
function NextStep({ exchange, onReport }: Props) {
  const { own: text } = useText(exchangeText)
  const act = useActOnOwn()
  if (exchange.ownActions.length === 0 && !exchange.isReportLate) return null

  const withdraw = () =>
    askToWithdraw(text, { topic: exchange.topic }, () =>
      act.mutateAsync({ id: exchange.id, action: 'withdraw', version: exchange.version }),
    )

  const hold = () =>
    act.mutate(
      { id: exchange.id, action: 'hold', version: exchange.version },
      { onSuccess: () => void toast.success(text.held) },
    )

  const isDue = exchange.reportUntil !== null && !exchange.ownActions.includes('withdraw')

  return (
    <div className="next-step">
      {isDue && (
        <span className={exchange.isReportLate ? 'is-late' : 'soft'}>
          {say(exchange.isReportLate ? text.late : text.due, { until: exchange.reportUntil ?? '' })}
        </span>
      )}
      {exchange.ownActions.includes('withdraw') && (
        <Button onClick={() => void withdraw()}>{text.withdraw}</Button>
      )}
      {exchange.ownActions.includes('hold') && (
        <Button type="primary" loading={act.isPending} onClick={hold}>
          {text.hold}
        </Button>
      )}
      {exchange.ownActions.includes('report') && (
        <Button type="primary" onClick={onReport}>
          {text.writeReport}
        </Button>
      )}
    </div>
  )
}
