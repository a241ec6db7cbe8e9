import type { Departure } from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/tables/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
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
    {
      key: 'name',
      title: text.name,
      width: 130,
      card: 'title',
      cell: (row) => <NameLines name={row.name} note={row.number} onOpen={() => open(row.id)} />,
    },
    {
      key: 'kind',
      title: text.kind,
      width: 120,
      card: 'fact',
      cell: (row) => departureKinds[row.kind],
    },
    {
      key: 'leavesOn',
      title: fields.leavesOn,
      width: 120,
      card: 'fact',
      cell: (row) => <DateCell value={row.leavesOn} />,
    },
    {
      key: 'progress',
      title: text.progress,
      width: 140,
      card: 'fact',
      cell: (row) => (
        <span className="figures">{say(text.count, { signed: row.signed, items: row.items })}</span>
      ),
    },
    {
      key: 'base',
      sort: 'major',
      title: text.base,
      width: 190,
      isExtra: true,
      cell: (row) => <NameLines name={row.major} note={row.base} />,
    },
    { key: 'reason', title: text.reason, width: 200, cell: (row) => row.reason },
    {
      key: 'state',
      title: text.state,
      width: 120,
      card: 'state',
      cell: (row) => (
        <StateTag tone={DEPARTURE_TONES[row.state]}>{flows.departure.states[row.state]}</StateTag>
      ),
    },
    {
      key: 'createTime',
      title: text.createTime,
      width: 140,
      isExtra: true,
      cell: (row) => <DateCell value={row.createTime} hasTime />,
    },
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
