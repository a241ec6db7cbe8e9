import { useMemo, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { Groups } from '../../screens/groups.tsx'
import { useTree } from '../../screens/trees/use-tree.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Chart } from '../../ui/chart.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { CopyText } from '../../ui/fields/copy-text.tsx'
import { StatusSwitch } from '../../ui/fields/status-switch.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Cards } from '../../ui/tables/cards.tsx'
import { NameCell, NameLines } from '../../ui/tables/name-cell.tsx'
import { PersonCell } from '../../ui/tables/person-cell.tsx'
import { RowTable } from '../../ui/tables/row-table.tsx'
import { TreeCell, TreeToggle } from '../../ui/tables/tree-cell.tsx'
import { WideTable } from '../../ui/tables/wide-table.tsx'
import { DateCell } from '../../ui/times/date-cell.tsx'
import { SpanCell } from '../../ui/times/span-cell.tsx'
import { useExampleColumns, useExampleRows } from './examples.tsx'
import { galleryText } from './gallery.text.ts'

type Node = { id: number; name: string; children: readonly Node[] }

const DAYS_AWAY = [
  { month: '2026-09', days: 12 },
  { month: '2026-10', days: 31 },
]

const MONTHS = {
  busy: ({ days }: { days: number }) => days > 20,
  calm: ({ days }: { days: number }) => days <= 20,
}

/** What lists and records contain. */
export function GalleryCells() {
  const text = useText(galleryText)
  const rows = useExampleRows()
  const columns = useExampleColumns()
  const [status, setStatus] = useState<0 | 1>(1)
  const nodes: readonly Node[] = [
    { id: 1, name: text.hospital, children: [{ id: 2, name: text.department, children: [] }] },
  ]
  const tree = useTree(nodes, false)

  const option = useMemo(
    () => ({
      xAxis: { type: 'category', data: ['2024', '2025', '2026'] },
      yAxis: { type: 'value' },
      series: [{ type: 'bar', data: [42, 57, 63] }],
    }),
    [],
  )

  const names = { rows, columns, nameOf: ({ name }: { name: string }) => name }

  return (
    <>
      <section className="panel">
        <h2>{text.cells}</h2>
        <FactList
          facts={[
            [text.person, <PersonCell key="p" name={text.person} note={text.department} />],
            [text.picture, <Picture key="f" name={text.person} />],
            [text.name, <NameLines key="n" name={text.person} note={text.long} />],
            [
              text.fact,
              <NameCell
                key="c"
                row={{ name: text.factValue, nameEn: 'Pharmacists', code: 'P01' }}
              />,
            ],
            [text.day, <DateCell key="d" value="2024-03-01" />],
            [
              text.time,
              <SpanCell
                key="s"
                from="2026-11-20T10:32:00+08:00"
                until="2026-11-20T11:00:00+08:00"
              />,
            ],
            [
              text.status,
              <StatusSwitch
                key="w"
                name={text.person}
                status={status}
                onToggle={() => setStatus(status === 1 ? 0 : 1)}
              />,
            ],
            [text.status, <StatusSwitch key="t" name={text.person} status={0} />],
            [text.code, <CopyText key="k" value="Kq7-vmTz-93Lp" />],
            [text.emptyValue, null],
            [text.longLabel, text.long, true],
          ]}
        />
      </section>
      <section className="panel">
        <h2>{text.tree}</h2>
        <TreeToggle isAllOpen={tree.isAllOpen} onToggle={tree.toggleAll} />
        {tree.rows.map((row) => (
          <p key={row.id}>
            <TreeCell row={row} name={row.name} onToggle={() => tree.toggle(row.id)}>
              {row.name}
            </TreeCell>
          </p>
        ))}
      </section>
      <section className="panel">
        <h2>{text.tables}</h2>
        <WideTable {...names} label={text.tables} />
        <h3>{text.compact}</h3>
        <RowTable {...names} density="small" label={text.compact} />
        <h3>{text.phone}</h3>
        <Cards {...names} />
      </section>
      <section className="panel">
        <Chart title={text.chart} summary={text.chartSummary} option={option} height={200} />
      </section>
      <BarChart
        title={text.bars}
        rows={DAYS_AWAY}
        labelOf={({ month }) => month}
        series={[{ name: text.days, numberOf: ({ days }) => days }]}
        describe={({ month, days }) => `${month}: ${days}`}
      />
      <Groups rows={DAYS_AWAY} groups={MONTHS} names={text.months}>
        {({ month, days }) => <p key={month}>{`${month}: ${days}`}</p>}
      </Groups>
    </>
  )
}
