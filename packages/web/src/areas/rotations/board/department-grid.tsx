import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { byKey } from '../../../ui/key-press.ts'
import { conflictsByMonth, departmentRows } from '../board-state/load.rules.ts'
import { edgesOf, type Filters } from '../board-state/rows.rules.ts'
import type { Table } from '../board-state/use-table.ts'
import { boardText } from './board.text.ts'
import { DepartmentLine } from './department-line.tsx'
import { gridSizes, MonthsGrid } from './months-grid.tsx'
import { HEAD, monthWidthOf, NAME_WIDTH } from './trainee-grid.tsx'
import { useSpan, useWidth } from './use-span.ts'
import { WhoCard } from './who-card.tsx'

type Props = {
  table: Table
  filters: Filters
  zoom: number
  onConflict: (month: number) => void
  onTrainee: (blockId: number) => void
}

type Cell = { departmentId: number; month: number }

/** Departments × months: how many are there of how many seats; a cell says who. */
export function DepartmentGrid({ table, filters, zoom, onConflict, onTrainee }: Props) {
  const text = useText(boardText)
  const scroller = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)
  const { visibleBoard, words, board } = table
  const monthWidth = Math.max(48, monthWidthOf(width, board.months, zoom))
  const all = useMemo(() => departmentRows(visibleBoard), [visibleBoard])

  const rows = useMemo(
    () =>
      all.filter(
        ({ department, over }) =>
          (filters.departmentId === null || department.id === filters.departmentId) &&
          (!filters.isBadOnly || over > 0),
      ),
    [all, filters.departmentId, filters.isBadOnly],
  )

  const edges = useMemo(() => edgesOf(rows), [rows])
  const span = useSpan(scroller, edges, HEAD)

  const counts = useMemo(
    () =>
      conflictsByMonth(
        table.conflicts.filter(({ kind }) => kind === 'capacity'),
        board.months,
      ),
    [table.conflicts, board.months],
  )

  const [opened, setOpened] = useState<(Cell & { anchor: HTMLElement }) | null>(null)

  const [focus, setFocus] = useState<Cell & { isGrabbed: boolean }>({
    departmentId: 0,
    month: Math.max(0, board.now),
    isGrabbed: false,
  })

  const at = Math.max(
    0,
    rows.findIndex(({ department }) => department.id === focus.departmentId),
  )

  useEffect(() => {
    if (!focus.isGrabbed) return

    const cell = scroller.current?.querySelector<HTMLElement>(
      `[data-cell="${focus.departmentId}.${focus.month}"]`,
    )
    cell?.focus()
  }, [focus])

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[
      event.key
    ]
    const row = turn && rows[Math.max(0, Math.min(rows.length - 1, at + turn[0]!))]
    if (!turn || !row) return

    event.preventDefault()

    const month = Math.max(0, Math.min(board.months - 1, focus.month + turn[1]!))

    setFocus({ departmentId: row.department.id, month, isGrabbed: true })
  }

  const openedRow = rows.find(({ department }) => department.id === opened?.departmentId)

  return (
    <>
      <div
        ref={scroller}
        className="board-scroll"
        style={gridSizes(monthWidth, board.months, NAME_WIDTH)}
        onKeyDown={byKey(onKeyDown)}
      >
        <MonthsGrid
          label={text.views.departments}
          title={text.department}
          board={board}
          rowCount={rows.length}
          height={edges.at(-1)!}
          months={words.months}
          conflicts={counts}
          onConflict={onConflict}
        >
          {rows.map((row, place) =>
            (place < span.from || place >= span.until) && place !== at ? null : (
              <DepartmentLine
                key={row.key}
                row={row}
                top={edges[place]!}
                index={place}
                words={words}
                focusMonth={place === at ? focus.month : null}
                onOpen={(month, anchor) => {
                  setFocus({ departmentId: row.department.id, month, isGrabbed: false })
                  setOpened({ departmentId: row.department.id, month, anchor })
                }}
              />
            ),
          )}
        </MonthsGrid>
        {rows.length === 0 && <p className="list-message">{text.noConflicts}</p>}
      </div>
      {opened && openedRow && (
        <WhoCard
          table={table}
          load={openedRow.loads[opened.month]!}
          title={say(text.loadOf, {
            department: openedRow.department.name,
            month: words.months.whole(opened.month),
            here: openedRow.loads[opened.month]!.here,
            seats: openedRow.loads[opened.month]!.seats,
          })}
          anchor={opened.anchor}
          onTrainee={onTrainee}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
