import type { CallTime } from '@residency/contract/areas/accounts/health/health.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { healthText } from './health.text.ts'

type Row = CallTime & { id: string }

function useColumns(): readonly Column<Row>[] {
  const { calls: text } = useText(healthText)
  const ms = (count: number) => <span className="figures">{say(text.ms, { count })}</span>

  return [
    {
      key: 'call',
      title: text.call,
      width: 340,
      card: 'title',
      cell: (row) => (
        <code className="health-call">
          {row.method} {row.route}
        </code>
      ),
    },
    {
      key: 'count',
      title: text.count,
      width: 90,
      align: 'right',
      card: 'fact',
      cell: (row) => <span className="figures">{row.calls}</span>,
    },
    {
      key: 'average',
      title: text.average,
      width: 110,
      align: 'right',
      card: 'fact',
      cell: (row) => ms(row.averageMs),
    },
    {
      key: 'slowest',
      title: text.slowest,
      width: 110,
      align: 'right',
      card: 'state',
      cell: (row) => ms(row.slowestMs),
    },
    {
      key: 'at',
      title: text.at,
      width: 150,
      cell: (row) => <DateCell value={row.slowestAt} hasTime />,
    },
  ]
}

/** Calls of today by their slowest answer. */
export function SlowestCalls({ calls }: { calls: readonly CallTime[] }) {
  const { calls: text } = useText(healthText)
  const columns = useColumns()
  const rows = calls.map((call) => ({ ...call, id: `${call.method} ${call.route}` }))

  return (
    <section className="panel" aria-label={text.title}>
      <h2>{text.title}</h2>
      {rows.length === 0 ? (
        <p className="soft">{text.none}</p>
      ) : (
        <RowTable<Row> rows={rows} columns={columns} nameOf={({ id }) => id} label={text.title} />
      )}
    </section>
  )
}
