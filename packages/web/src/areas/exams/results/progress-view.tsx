import type { MarkingProgress } from '@residency/contract/areas/exams/marking/result.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { useMarkingProgress } from '../marking/marking.queries.ts'
import { resultText } from './result.text.ts'

type Leaf = MarkingProgress['leaves'][number] & { id: string }
type Marker = MarkingProgress['markers'][number]

/** What waits for which marker, by question, and what each marker has done. */
export function ProgressView({ id }: { id: number }) {
  const text = useText(resultText)
  const { data, error, refetch } = useMarkingProgress(id)
  const leafColumns = useLeafColumns(data?.lateDays ?? 0)
  const markerColumns = useMarkerColumns()
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const leaves = data.leaves.map((leaf) => ({ ...leaf, id: `${leaf.itemId}.${leaf.part}` }))

  return (
    <>
      <section className="panel">
        <h2>{text.progress}</h2>
        {leaves.length === 0 ? (
          <p className="soft">{text.progressEmpty}</p>
        ) : (
          <RowTable<Leaf>
            rows={leaves}
            columns={leafColumns}
            label={text.progress}
            nameOf={({ number }) => say(text.questionOf, { number })}
          />
        )}
      </section>
      <section className="panel">
        <h2>{text.markers}</h2>
        {data.markers.length === 0 ? (
          <p className="soft">{text.markersEmpty}</p>
        ) : (
          <RowTable<Marker>
            rows={data.markers}
            columns={markerColumns}
            label={text.markers}
            nameOf={({ name }) => name}
          />
        )}
      </section>
    </>
  )
}

function useLeafColumns(days: number): Column<Leaf>[] {
  const text = useText(resultText)

  const count = (
    key: 'answers' | 'first' | 'second' | 'third' | 'late',
    title: string,
  ): Column<Leaf> => ({
    key,
    title,
    width: 110,
    align: 'right',
    card: 'fact',
    cell: (row) => <span className="figures">{row[key]}</span>,
  })

  return [
    linesColumn('question', text.question, { width: 280, card: 'title' }, (row) => ({
      name: `${row.paper} · ${say(text.questionOf, row)}`,
      note: row.stem,
    })),
    count('answers', text.answers),
    count('first', text.first),
    count('second', text.second),
    count('third', text.third),
    count('late', say(text.late, { days })),
  ]
}

function useMarkerColumns(): Column<Marker>[] {
  const text = useText(resultText)
  return [
    linesColumn('name', text.marker, { width: 200, card: 'title' }, (row) => ({
      name: row.name,
      note: row.isNamed ? null : text.notNamed,
    })),
    figuresColumn('marked', text.marked, { width: 110, align: 'right', card: 'fact' }),
    momentColumn('lastAt', text.lastAt, { width: 170, card: 'fact' }),
  ]
}
