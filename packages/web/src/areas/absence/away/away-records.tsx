import {
  type Away,
  awayExport,
  awaySorts,
} from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leavePermissions as may } from '@residency/contract/areas/absence/leave/access'
import { AWAY_STATES } from '@residency/contract/areas/absence/leave/leave.flow'
import { LEAVE_QUEUES } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Can } from '../../../platform/permissions.tsx'
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
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { leaveText } from '../leave/leave.text.ts'
import { useAwayColumns } from './away.columns.tsx'
import { type AwayListInput, useAways, useTripKinds } from './away.queries.ts'
import { awayText } from './away.text.ts'
import { useAwayReview } from './use-away-review.ts'

const FILTERS = ['queue', 'keywords', 'tripKind', 'state', 'baseId', 'from', 'until', 'overdue']

/** Aways as a list: what waits for the reader, or all records in scope. */
export function AwayRecords({
  isWaiting = false,
  onOpen,
}: {
  isWaiting?: boolean
  onOpen: (id: number) => void
}) {
  const { review: common } = useText(leaveText)
  const { list: text, overdue } = useText(awayText)
  const { flows } = useText(leaveWords)
  const { menus, awayQueues, awayStates, fields } = useText(awayWords)
  const states: Readonly<Record<string, string>> = { ...flows.leave.states, ...awayStates }
  const list = useListState(isWaiting ? 'away-review' : 'away-record', FILTERS)
  const ofBase = useBaseFilter()
  const filters = isWaiting ? { ...list.conditions, waiting: '1' } : list.conditions

  const result = useAways({
    ...list.input,
    ...(isWaiting ? { waiting: '1' } : {}),
  } as AwayListInput)

  const kinds = useTripKinds().data ?? []
  const review = useAwayReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const queues = toChoices(LEAVE_QUEUES, awayQueues)
  const title = menus[isWaiting ? 'daily.awayReview' : 'daily.awayRecord']

  return (
    <>
      <ListScreen<Away>
        title={title}
        list={list}
        result={result}
        columns={useAwayColumns(onOpen, actionsOf)}
        sorts={awaySorts}
        lead={
          result.data && say(isWaiting ? text.lead : text.recordLead, { total: result.data.total })
        }
        filters={[
          { ...choiceFilter('queue', common.queue, queues), isScope: true },
          textFilter('keywords', common.search),
          choiceFilter('tripKind', fields.tripKind, kinds),
          choiceFilter('state', common.state, toChoices(AWAY_STATES, states)),
          ...ofBase,
          dayFilter('from', common.from),
          dayFilter('until', common.until),
          flagFilter('overdue', overdue),
        ]}
        actions={
          !isWaiting && (
            <Can perm={[may.export]}>
              <ExportButton title={title} calls={awayExport} filters={filters} />
            </Can>
          )
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {isWaiting ? text.empty : text.recordEmpty}
      </ListScreen>
      {dialogs}
    </>
  )
}
