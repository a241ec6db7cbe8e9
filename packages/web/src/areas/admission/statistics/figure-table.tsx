import {
  type FunnelGroup,
  SPLITS,
  type Split,
  STATIONS,
} from '@residency/contract/areas/admission/statistics/statistics.contract'
import { statisticsWords } from '@residency/contract/areas/admission/statistics/text'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import type { Statistics } from './statistics.queries.ts'
import { statisticsText } from './statistics.text.ts'

type Row = FunnelGroup & { id: string }

/** The figures by offer, kind, school or education. */
export function FigureTable({ groups }: { groups: Statistics['groups'] }) {
  const text = useText(statisticsText)
  const { splits, stations } = useText(statisticsWords)
  const [split, setSplit] = useState<Split>('offer')
  const rows: Row[] = groups[split].map((group) => ({ ...group, id: group.label }))

  const columns: Column<Row>[] = [
    { key: 'label', title: text.name, width: 260, card: 'title', cell: (row) => row.label },
    ...(split === 'offer'
      ? [
          {
            key: 'seats',
            title: text.seats,
            width: 80,
            align: 'right' as const,
            card: 'fact' as const,
            cell: (row: Row) => row.seats ?? '—',
          },
        ]
      : []),
    ...STATIONS.map((station) => ({
      key: station,
      title: stations[station],
      width: 84,
      align: 'right' as const,
      ...(station === 'signedUp' || station === 'admitted' ? { card: 'fact' as const } : {}),
      cell: (row: Row) => <span className="figures">{row[station]}</span>,
    })),
  ]

  return (
    <section className="panel figure-table">
      <Segmented
        aria-label={text.splitBy}
        options={toChoices(SPLITS, splits)}
        value={split}
        onChange={setSplit}
      />
      {split === 'offer' && <p className="soft">{text.byFirstChoice}</p>}
      <RowTable rows={rows} columns={columns} nameOf={(row) => row.label} />
    </section>
  )
}
