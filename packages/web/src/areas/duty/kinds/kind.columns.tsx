import type { ShiftKind } from '@residency/contract/areas/duty/kinds/kind.contract'
import { shiftKindWords } from '@residency/contract/areas/duty/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { uiText } from '../../../ui/ui.text.ts'
import { shiftEndText } from '../duty.text.ts'
import { kindText } from './kind.text.ts'

type Acts = Readonly<Record<ShiftKind['actions'][number], (row: ShiftKind) => void>>

/** Columns of the list of kinds of shifts. */
export function useKindColumns(acts: Acts): Column<ShiftKind>[] {
  const text = useText(kindText)
  const { fields, dayClasses, onCall } = useText(shiftKindWords)
  const { states, nothing } = useText(uiText)
  const { nextDay } = useText(shiftEndText)

  const endOf = ({ startsAt, endsAt }: ShiftKind) =>
    endsAt > startsAt ? endsAt : say(nextDay, { time: endsAt })

  const peopleOf = ({ least, most }: ShiftKind) =>
    least === most ? say(text.exactly, { count: most }) : say(text.fromTo, { least, most })

  const earnedOf = ({ earnedWorkday, earnedRestday }: ShiftKind) =>
    earnedWorkday + earnedRestday === 0
      ? nothing
      : say(text.earnedOf, { workday: earnedWorkday, restday: earnedRestday })

  const typeOf = (row: ShiftKind) =>
    [row.isNight && text.night, row.onCall !== 'none' && onCall[row.onCall]]
      .filter(Boolean)
      .join(' · ') || onCall.none

  return [
    {
      key: 'name',
      title: fields.name,
      width: 150,
      card: 'title',
      cell: (row) => say(text.noted, { text: row.name, note: row.sign }),
    },
    {
      key: 'department',
      title: fields.departmentId,
      width: 130,
      card: 'fact',
      cell: (row) => row.department,
    },
    {
      key: 'hours',
      title: text.hours,
      width: 170,
      card: 'fact',
      cell: (row) => <span className="figures">{`${row.startsAt} – ${endOf(row)}`}</span>,
    },
    {
      key: 'days',
      title: fields.dayClasses,
      width: 190,
      card: 'fact',
      cell: (row) => row.dayClasses.map((dayClass) => dayClasses[dayClass]).join(' · '),
    },
    { key: 'people', title: text.people, width: 70, card: 'fact', cell: peopleOf },
    { key: 'type', title: text.kindOf, width: 120, card: 'fact', cell: typeOf },
    { key: 'earned', title: text.earned, width: 130, card: 'fact', cell: earnedOf },
    {
      key: 'status',
      title: fields.status,
      width: 80,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.status === 1 ? 'good' : 'calm'}>{states[row.status]}</StateTag>
      ),
    },
    actionsColumn(text.actions, 120, (row) =>
      allowedActions(row, {
        edit: { label: text.edit, onClick: acts.edit },
        delete: { label: text.remove, onClick: acts.delete, danger: true },
      }),
    ),
  ]
}
