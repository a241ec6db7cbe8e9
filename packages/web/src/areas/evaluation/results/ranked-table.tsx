import type { ReactNode } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { rankedBy } from './ranked.rules.ts'
import { resultText } from './result.text.ts'
import './results.css'

type Result = { id: number; mean: number | null; n: number }

type RankedProps<Row extends Result> = {
  rows: readonly Row[]

  /** What is ranked: the title of its column, and of the table. */
  title: string
  nameOf: (row: Row) => string
  renderName: (row: Row) => ReactNode

  /** The rows are all there are. Otherwise their order is that of the server, without ranks. */
  isWhole: boolean
}

/** Results of a hundred as a table with bars; of all of them the best is first. */
export function RankedTable<Row extends Result>(props: RankedProps<Row>) {
  const { title, nameOf, renderName, isWhole } = props
  const text = useText(resultText)
  const rows = isWhole ? rankedBy(props.rows) : props.rows.map((row) => ({ ...row, rank: null }))
  type RankedRow = (typeof rows)[number]

  const columns: Column<RankedRow>[] = [
    {
      key: 'rank',
      title: text.rank,
      width: 60,
      align: 'right',
      card: 'fact',
      cell: ({ rank }) => rank ?? text.none,
    },
    { key: 'name', title, width: 240, card: 'title', cell: renderName },
    {
      key: 'mean',
      title: text.mean,
      width: 280,
      card: 'fact',
      cell: ({ mean }) => <MeanBar mean={mean} />,
    },
    { key: 'n', title: text.n, width: 80, align: 'right', card: 'fact', cell: ({ n }) => n },
  ]

  return (
    <RowTable
      rows={rows}
      columns={columns.filter(({ key }) => isWhole || key !== 'rank')}
      nameOf={nameOf}
      label={title}
    />
  )
}

/** A result in figures and as a part of a hundred. */
function MeanBar({ mean }: { mean: number | null }) {
  const text = useText(resultText)
  if (mean === null) return text.none

  return (
    <span className="result-mean">
      <span className="figures">{mean}</span>
      <span className="result-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, Math.max(0, mean))}%` }} />
      </span>
    </span>
  )
}
