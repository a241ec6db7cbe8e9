import { leavePermissions as may } from '@residency/contract/areas/absence/leave/access'
import type { Absence } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import {
  LEAVE_QUEUES,
  leaveExport,
  leaveSorts,
} from '@residency/contract/areas/absence/leave/leave-list.contract'
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
import { useLeaveColumns } from './leave.columns.tsx'
import { type LeaveListInput, useLeaves, useTypeChoices } from './leave.queries.ts'
import { leaveText } from './leave.text.ts'
import { RecordAbsence } from './record-absence.tsx'
import { useLeaveReview } from './use-leave-review.ts'

const FILTERS = [
  'queue',
  'keywords',
  'state',
  'leaveTypeId',
  'baseId',
  'from',
  'until',
  'kind',
  'overdue',
  'granted',
]

/** Absences as a list: what waits for the reader, or all records in scope. */
export function LeaveList({
  isWaiting = false,
  onOpen,
}: {
  isWaiting?: boolean
  onOpen: (id: number) => void
}) {
  const { review: text, overdue, granted } = useText(leaveText)
  const { menus, queues, flows, absenceKinds, fields } = useText(leaveWords)
  const list = useListState(isWaiting ? 'leave-review' : 'leave-record', FILTERS)
  const ofBase = useBaseFilter()
  const types = useTypeChoices()
  const filters = isWaiting ? { ...list.conditions, waiting: '1' } : list.conditions

  const result = useLeaves({
    ...list.input,
    ...(isWaiting ? { waiting: '1' } : {}),
  } as LeaveListInput)

  const review = useLeaveReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const title = menus[isWaiting ? 'daily.leaveReview' : 'daily.leaveRecord']

  return (
    <>
      <ListScreen<Absence>
        title={title}
        list={list}
        result={result}
        columns={useLeaveColumns(onOpen, actionsOf)}
        sorts={leaveSorts}
        lead={
          result.data && say(isWaiting ? text.lead : text.recordLead, { total: result.data.total })
        }
        filters={[
          { ...choiceFilter('queue', text.queue, toChoices(LEAVE_QUEUES, queues)), isScope: true },
          textFilter('keywords', text.search),
          choiceFilter(
            'state',
            text.state,
            toChoices(
              leaveFlow.states.filter((state) => state !== leaveFlow.initial),
              flows.leave.states,
            ),
          ),
          ...(types.length > 0 ? [choiceFilter('leaveTypeId', text.type, types)] : []),
          ...ofBase,
          dayFilter('from', text.from),
          dayFilter('until', text.until),
          choiceFilter('kind', fields.kind, toChoices(['leave', 'unexcused'], absenceKinds)),
          flagFilter('overdue', overdue),
          flagFilter('granted', granted),
        ]}
        actions={
          <>
            {!isWaiting && (
              <Can perm={[may.export]}>
                <ExportButton title={title} calls={leaveExport} filters={filters} />
              </Can>
            )}
            <Can perm={[may.record]}>
              <RecordAbsence />
            </Can>
          </>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {isWaiting ? text.empty : text.recordEmpty}
      </ListScreen>
      {dialogs}
    </>
  )
}
