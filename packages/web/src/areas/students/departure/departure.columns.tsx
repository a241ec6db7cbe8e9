import type { Departure } from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { dayColumn, momentColumn } from '../../../ui/times/time-columns.tsx'
import { DEPARTURE_TONES } from './departure.rules.ts'
import { departureText } from './departure.text.ts'

/** Columns of the list of departures. */
export function useDepartureColumns(
  open: (id: number) => void,
  actionsOf: (row: Departure) => RowAction[],
): Column<Departure>[] {
  const text = useText(departureText)
  const { fields, flows, departureKinds } = useText(departureWords)
  return [
    linesColumn('name', text.name, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    {
      key: 'kind',
      title: text.kind,
      width: 120,
      card: 'fact',
      cell: (row) => departureKinds[row.kind],
    },
    dayColumn('leavesOn', fields.leavesOn, { width: 120, card: 'fact' }),
    {
      key: 'progress',
      title: text.progress,
      width: 140,
      card: 'fact',
      cell: (row) => (
        <span className="figures">{say(text.count, { signed: row.signed, items: row.items })}</span>
      ),
    },
    linesColumn('base', text.base, { sort: 'major', width: 190, isExtra: true }, (row) => ({
      name: row.major,
      note: row.base,
    })),
    { key: 'reason', title: text.reason, width: 200, cell: (row) => row.reason },
    stateColumn('state', text.state, {
      width: 120,
      tones: DEPARTURE_TONES,
      words: flows.departure.states,
    }),
    momentColumn('createTime', text.createTime, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
