import type { AbsenceRow } from '@residency/contract/areas/rotations/seats/absence.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { absenceText } from './absence.text.ts'

/** Columns of days out of rotation. */
export function useAbsenceColumns(
  actionsOf: (row: AbsenceRow) => RowAction[],
): Column<AbsenceRow>[] {
  const text = useText(absenceText)
  const { fields, absenceOrigins } = useText(seatsWords)
  return [
    linesColumn('name', text.trainee, { width: 200, card: 'title' }, (row) => ({
      name: row.name,
      note: `${row.number} · ${row.major}`,
    })),
    linesColumn('days', text.days, { sort: 'startsOn', width: 220, card: 'fact' }, (row) => ({
      name: `${row.startsOn} – ${row.endsOn}`,
      note: say(text.count, { count: row.days }),
    })),
    { key: 'reason', title: fields.reason, width: 220, card: 'fact', cell: (row) => row.reason },
    {
      key: 'hits',
      title: text.hits,
      width: 180,
      card: 'fact',
      cell: (row) => row.departments.join(text.comma) || <span className="soft">{text.free}</span>,
    },
    {
      key: 'origin',
      title: text.origin,
      width: 120,
      cell: (row) => <span className="soft">{absenceOrigins[row.origin]}</span>,
    },
    { key: 'base', title: fields.baseId, width: 160, isExtra: true, cell: (row) => row.base },
    actionsColumn(text.actions, 120, actionsOf),
  ]
}
