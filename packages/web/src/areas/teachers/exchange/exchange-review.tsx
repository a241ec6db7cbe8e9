import type { ExchangeDetail } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { useExchange, useWaitingExchanges } from './exchange.queries.ts'
import { exchangeText } from './exchange.text.ts'
import { ExchangeState } from './exchange-columns.tsx'
import { ExchangeFacts } from './exchange-facts.tsx'
import '../teachers.css'

type Props = { id: number; isVisit: boolean; review: Review; onOpen: (id: number | null) => void }

/** An application for an exchange: what it says left, its papers right. */
export function ExchangeReview({ id, isVisit, review, onOpen }: Props) {
  const text = useText(exchangeText)
  const { fields } = useText(exchangeWords)
  const { data: exchange, error } = useExchange(id)
  const waiting = useWaitingExchanges().data
  const files = [
    ...asEvidence(exchange?.papers, fields.papers),
    ...asEvidence(exchange?.reportFiles, fields.reportFiles),
  ]
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<ExchangeDetail>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={exchange}
      lead={exchange && <ExchangeState row={exchange} />}
      evidence={files.length > 0 ? pane : undefined}
    >
      {exchange && (
        <>
          <section className="panel">
            <ExchangeFacts exchange={exchange} />
          </section>
          {exchange.report && (
            <section className="panel" aria-label={text.report}>
              <h2>{text.report}</h2>
              <p className="written">{exchange.report}</p>
            </section>
          )}
        </>
      )}
    </ReviewScreen>
  )
}
