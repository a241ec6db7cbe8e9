import type { UnplacedTrainee } from '@residency/contract/areas/mentors/choice/match.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { useUnplaced } from '../choice/choice.queries.ts'
import { matchText } from './match.text.ts'
import type { PlaceProps } from './place-dialog.tsx'

const PlaceDialog = lazyDialog<PlaceProps>(() =>
  import('./place-dialog.tsx').then((part) => part.default),
)

const SIZE = 20

/** Trainees without a mentor; each is given one who has a place left. */
export function UnplacedPart({ windowId }: { windowId: number }) {
  const text = useText(matchText)
  const [pageNum, setPage] = useState(1)
  const placeDialog = useRowDialog<UnplacedTrainee>()
  const { data, error, refetch } = useUnplaced({ windowId, pageNum, pageSize: SIZE })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const columns: Column<UnplacedTrainee>[] = [
    { key: 'name', title: text.name, width: 110, card: 'title', cell: (row) => row.name },
    figuresColumn('number', text.number, { width: 120, card: 'fact' }),
    { key: 'major', title: text.major, width: 150, cell: (row) => row.major },
    {
      key: 'wishes',
      title: text.wishes,
      width: 260,
      card: 'fact',
      cell: (row) => row.choices.join(text.comma) || text.dash,
    },
    actionsColumn(text.actions, 120, (row) => [
      { key: 'place', label: text.place, onClick: () => placeDialog.open(row) },
    ]),
  ]

  return (
    <section className="panel" aria-label={text.unplaced}>
      <div className="panel-head">
        <h2>{text.unplaced}</h2>
        <span className="soft">
          {data.total ? say(text.unplacedLead, { total: data.total }) : text.unplacedNone}
        </span>
      </div>
      {data.total > 0 && (
        <RowTable
          rows={data.list}
          columns={columns}
          nameOf={({ name }) => name}
          label={text.unplaced}
        />
      )}
      {data.total > SIZE && (
        <PageBar
          current={pageNum}
          size={SIZE}
          total={data.total}
          onPage={setPage}
          onSize={() => setPage(1)}
        />
      )}
      <PlaceDialog
        isOpen={placeDialog.isOpen}
        windowId={windowId}
        trainee={placeDialog.opened}
        onClose={placeDialog.close}
      />
    </section>
  )
}
