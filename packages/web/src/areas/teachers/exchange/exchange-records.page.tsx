import {
  type Exchange,
  exchangeExport,
  exchangeReview,
  exchangeSorts,
} from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import type { Review } from '../../../screens/review/review.ts'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { EXCHANGE_PATHS, type ExchangeListInput, useExchanges } from './exchange.queries.ts'
import { exchangeText } from './exchange.text.ts'
import { useExchangeColumns } from './exchange-columns.tsx'
import { ExchangeReview } from './exchange-review.tsx'
import { FILTERS, useExchangeFilters } from './use-exchange-filters.tsx'

/** View key teacher/exchange/record: exchanges that took place; `?id=` opens one in the page. */
export default function ExchangeRecordsPage() {
  const { id, open } = useOpened()
  const { done } = useText(exchangeText)
  const { actions } = useText(exchangeWords).flows.exchange
  const review: Review = { calls: exchangeReview, paths: EXCHANGE_PATHS, actions, done }

  return id > 0 ? (
    <ExchangeReview key={id} id={id} review={review} isVisit onOpen={open} />
  ) : (
    <RecordList onOpen={open} />
  )
}

function RecordList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(exchangeText)
  const list = useListState('exchange-records', FILTERS)
  const result = useExchanges({ ...list.input, held: '1' } as ExchangeListInput)
  const columns = useExchangeColumns(onOpen)
  const filters = useExchangeFilters()

  return (
    <ListScreen<Exchange>
      title={text.recordsTitle}
      lead={result.data && say(text.recordsLead, { total: result.data.total })}
      sorts={exchangeSorts}
      list={list}
      result={result}
      columns={columns}
      filters={filters}
      actions={
        <ExportButton
          title={text.recordsTitle}
          calls={exchangeExport}
          filters={{ ...list.conditions, held: '1' }}
        />
      }
    >
      {text.recordsEmpty}
    </ListScreen>
  )
}
