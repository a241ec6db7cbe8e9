import type { Absence } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { leaveText } from './leave.text.ts'
import { daysOf, LEAVE_TONES } from './leave-tones.rules.ts'

/**
 * The state of an absence, with a warning while its report back is overdue or where it is urgent,
 * and for whom the reader decides.
 */
type StateProps = {
  row: Pick<Absence, 'state' | 'isOverdue' | 'isUrgent' | 'deputyFor'>

  /** Words of states and of being overdue where they differ from those of leave. */
  words?: { states: Readonly<Record<string, string>>; overdue: string }
}

export function LeaveState({ row, words }: StateProps) {
  const text = useText(leaveText)
  const states = { ...useText(leaveWords).flows.leave.states, ...words?.states }
  return (
    <>
      <StateTag tone={LEAVE_TONES[row.state]}>{states[row.state]}</StateTag>
      {row.isUrgent && (
        <>
          {' '}
          <StateTag tone="wait">{text.urgent}</StateTag>
        </>
      )}
      {row.isOverdue && (
        <>
          {' '}
          <StateTag tone="bad">{words?.overdue ?? text.overdue}</StateTag>
        </>
      )}
      {row.deputyFor && (
        <>
          {' '}
          <StateTag tone="busy">{say(text.deputyFor, { name: row.deputyFor })}</StateTag>
        </>
      )}
    </>
  )
}

/** Columns of absences. */
export function useLeaveColumns(
  open: (id: number) => void,
  actionsOf: (row: Absence) => RowAction[],
): Column<Absence>[] {
  const { review: text } = useText(leaveText)
  const { halves, leaveSteps } = useText(leaveWords)
  return [
    linesColumn('name', text.who, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    { key: 'type', title: text.type, width: 90, card: 'fact', cell: (row) => row.type },
    {
      key: 'when',
      sort: 'startsOn',
      title: text.when,
      width: 220,
      card: 'fact',
      cell: (row) => <span className="figures nowrap">{daysOf(row, halves)}</span>,
    },
    { key: 'days', title: text.count, width: 70, align: 'right', cell: (row) => row.days },
    linesColumn('department', text.where, { width: 150 }, (row) => ({
      name: row.department ?? '—',
      note: row.base,
    })),
    {
      key: 'state',
      title: text.state,
      width: 150,
      card: 'state',
      cell: (row) => <LeaveState row={row} />,
    },
    {
      key: 'waitsFor',
      title: text.waitsFor,
      width: 110,
      cell: (row) => (row.waitsFor ? leaveSteps[row.waitsFor] : '—'),
    },
    momentColumn('createTime', text.applied, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 140, actionsOf),
  ]
}
