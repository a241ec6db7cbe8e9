import {
  type Exchange,
  exchangeReview,
  exchangeSorts,
} from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeFlow } from '@residency/contract/areas/teachers/exchange/exchange.flow'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { EXCHANGE_PATHS, type ExchangeListInput, useExchanges } from './exchange.queries.ts'
import { exchangeText } from './exchange.text.ts'
import { useExchangeColumns } from './exchange-columns.tsx'
import { ExchangeReview } from './exchange-review.tsx'
import { FILTERS, useExchangeFilters } from './use-exchange-filters.tsx'

/** View key teacher/exchange/audit: applications for exchanges; `?id=` opens one in the page. */
export default function ExchangeAuditPage() {
  const { id, isVisit, open } = useOpened()
  const { done } = useText(exchangeText)
  const { actions } = useText(exchangeWords).flows.exchange
  const review: Review = { calls: exchangeReview, paths: EXCHANGE_PATHS, actions, done }

  return id > 0 ? (
    <ExchangeReview key={id} id={id} isVisit={isVisit} review={review} onOpen={open} />
  ) : (
    <AuditList review={review} onOpen={open} />
  )
}

function AuditList({ review, onOpen }: { review: Review; onOpen: (id: number) => void }) {
  const text = useText(exchangeText)
  const { fields, flows } = useText(exchangeWords)
  const list = useListState('exchange-audit', [...FILTERS, 'waiting', 'state'])
  const result = useExchanges(list.input as ExchangeListInput)
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = useExchangeColumns(onOpen, actionsOf)
  const choices = toChoices(exchangeFlow.states, flows.exchange.states)
  const filters = useExchangeFilters([
    flagFilter('waiting', fields.waiting),
    choiceFilter('state', text.state, choices),
  ])

  return (
    <>
      <ListScreen<Exchange>
        title={text.auditTitle}
        lead={result.data && say(text.auditLead, { total: result.data.total })}
        sorts={exchangeSorts}
        list={list}
        result={result}
        columns={columns}
        filters={filters}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.auditEmpty}
      </ListScreen>
      {dialogs}
    </>
  )
}
