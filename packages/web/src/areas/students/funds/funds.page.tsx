import {
  type Fund,
  fundExport,
  fundSorts,
} from '@residency/contract/areas/students/funds/fund.contract'
import { fundFlow } from '@residency/contract/areas/students/funds/fund.flow'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { useFundColumns } from './fund.columns.tsx'
import { type FundListInput, useFunds } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { FundReview } from './fund-review.tsx'
import { useFundReview } from './use-fund-review.ts'

/**
 * View key student/fund/index: research funds that bases pass and the office grants; `?id=` opens
 * one.
 */
export default function FundsPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <FundReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <FundList onOpen={open} />
  )
}

function FundList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(fundText)
  const { fields, flows, menus } = useText(fundWords)
  const title = menus['daily.funds']
  const list = useListState('funds', ['keywords', 'waiting', 'state', 'baseId'])
  const ofBase = useBaseFilter()
  const result = useFunds(list.input as FundListInput)
  const review = useFundReview()
  const { actionsOf, dialogs } = useDecisions<Fund>(review)
  const columns = useFundColumns(onOpen, actionsOf)
  const states = toChoices(fundFlow.states, flows.fund.states)

  return (
    <>
      <ListScreen<Fund>
        title={title}
        list={list}
        result={result}
        columns={columns}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={fundSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
          ...ofBase,
        ]}
        actions={<ExportButton title={title} calls={fundExport} filters={list.conditions} />}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
