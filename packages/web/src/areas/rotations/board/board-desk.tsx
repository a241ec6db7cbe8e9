import type { Conflict } from '@residency/contract/areas/rotations/plan/conflicts.public'
import { Button } from 'antd'
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { useInitials } from '../../../ui/choices/use-option-search.ts'
import { type Filters, NO_FILTERS, rowsOf } from '../board-state/rows.rules.ts'
import type { DeskView } from '../board-state/use-desk.ts'
import type { Table } from '../board-state/use-table.ts'
import { boardText } from './board.text.ts'
import { BoardLegend } from './board-legend.tsx'
import { BoardTools, type View } from './board-tools.tsx'
import { ConflictList } from './conflict-list.tsx'
import { DepartmentGrid } from './department-grid.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { type Jump, TraineeGrid } from './trainee-grid.tsx'

type Props = { desk: DeskView; table: Table; title: string; slot: ReactNode }

/** The board on a desk: its tools, one of its two views, and the conflicts next to it. */
export function BoardDesk({ desk, table, title, slot }: Props) {
  const text = useText(boardText)
  const [view, setView] = useState<View>('trainees')
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [zoom, setZoom] = useState(1)
  const [list, setList] = useState<{ month: number | null } | null>(null)
  const [isPrinting, setPrinting] = useState(false)
  const jump = useRef<Jump>(null)
  const { board, blocks, bad } = table
  const used = useDeferredValue(filters)
  // While a block is carried the rows stay as they were: none vanishes or grows under the pointer.
  const lastShown = useRef({ bad, blocks })

  if (!table.dragged && (lastShown.current.bad !== bad || lastShown.current.blocks !== blocks))
    lastShown.current = { bad, blocks }

  const before = lastShown.current
  const { cohorts, trainees } = board
  const initialsOf = useInitials(used.name)

  const rows = useMemo(
    () => rowsOf({ cohorts, trainees }, blocks, before, used, initialsOf),
    [cohorts, trainees, blocks, before, used, initialsOf],
  )

  const show = (blockId: number) => {
    setView('trainees')
    if (!rows.some((row) => row.kind === 'trainee' && row.blocks.some(({ id }) => id === blockId)))
      setFilters(NO_FILTERS)
    // The board of the other view, or without filters, is drawn first.
    setTimeout(() => jump.current?.toBlock(blockId))
  }

  const showConflict = ({ blockIds }: Conflict) =>
    blockIds[0] === undefined ? setView('departments') : show(blockIds[0])
  const ofMonth = (month: number) => setList({ month })

  const renderGrid = () => {
    if (view === 'departments')
      return (
        <DepartmentGrid
          table={table}
          filters={used}
          zoom={zoom}
          onConflict={ofMonth}
          onTrainee={show}
        />
      )
    if (rows.length === 0)
      return (
        <p className="list-message">
          {text.nothing}{' '}
          <Button type="link" onClick={() => setFilters(NO_FILTERS)}>
            {text.showAll}
          </Button>
        </p>
      )

    return (
      <TraineeGrid
        table={table}
        rows={rows}
        filters={used}
        zoom={zoom}
        jump={jump}
        onConflict={ofMonth}
      />
    )
  }

  return (
    <section className="board-desk" aria-label={text.title}>
      <BoardTools
        desk={desk}
        table={table}
        view={view}
        filters={filters}
        zoom={zoom}
        slot={slot}
        onView={setView}
        onFilters={setFilters}
        onZoom={setZoom}
        isListOpen={list !== null}
        onConflicts={() => setList(list?.month === null ? null : { month: null })}
        onPrint={() => setPrinting(true)}
      />
      <div className="board-columns">
        <div className="board-main">
          {renderGrid()}
          <BoardLegend view={view} canEdit={table.canEdit} />
        </div>
        {list && (
          <ConflictList
            table={table}
            month={list.month}
            onShow={showConflict}
            onClose={() => setList(null)}
          />
        )}
      </div>
      {isPrinting && <PrintSheet table={table} title={title} onDone={() => setPrinting(false)} />}
    </section>
  )
}
