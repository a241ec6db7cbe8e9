import {
  type Spending,
  spendingExport,
  spendingSorts,
} from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundSpendingFlow } from '@residency/contract/areas/students/funds/fund-spending.flow'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  textFilter,
} from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { type SpendingListInput, useFundLines, useSpendings } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { useSpendingColumns } from './spending.columns.tsx'
import { SpendingReview, useSpendingReview } from './spending-review.tsx'

/**
 * View key student/fund/spendings: spendings that are checked against their receipts; `?id=` opens
 * one.
 */
export default function SpendingsPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <SpendingReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <SpendingList onOpen={open} />
  )
}

function SpendingList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(fundText)
  const { fields, flows, menus } = useText(fundWords)
  const title = menus['daily.fundSpendings']

  const list = useListState('fundSpendings', [
    'keywords',
    'waiting',
    'state',
    'line',
    'baseId',
    'from',
    'until',
  ])

  const ofBase = useBaseFilter()
  const lines = useFundLines().data ?? []
  const result = useSpendings(list.input as SpendingListInput)
  const review = useSpendingReview()
  const { actionsOf, dialogs } = useDecisions<Spending>(review)
  const columns = useSpendingColumns(onOpen, actionsOf)
  const states = toChoices(fundSpendingFlow.states, flows.fundSpending.states)

  return (
    <>
      <ListScreen<Spending>
        title={title}
        list={list}
        result={result}
        columns={columns}
        lead={result.data && say(text.spendingLead, { total: result.data.total })}
        sorts={spendingSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
          choiceFilter('line', fields.line, lines),
          ...ofBase,
          dayFilter('from', fields.from),
          dayFilter('until', fields.until),
        ]}
        actions={<ExportButton title={title} calls={spendingExport} filters={list.conditions} />}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.noSpendings}
      </ListScreen>
      {dialogs}
    </>
  )
}
