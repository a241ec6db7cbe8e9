import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { byKey } from '../../../ui/key-press.ts'
import { conflictsByMonth } from '../board-state/load.rules.ts'
import { edgesOf, type Filters, GROUP, type Row } from '../board-state/rows.rules.ts'
import type { Table } from '../board-state/use-table.ts'
import { kindsOf } from '../board-state/use-words.ts'
import { BlockCard } from './block-card.tsx'
import { boardText } from './board.text.ts'
import { gridSizes, MonthsGrid } from './months-grid.tsx'
import { TraineeRow } from './trainee-row.tsx'
import { useDrag } from './use-drag.ts'
import { useKeys } from './use-keys.ts'
import { useSpan, useWidth } from './use-span.ts'

export const NAME_WIDTH = 168
export const HEAD = 60
const MIN_MONTH = 38

/** The board is asked to show a block, from a list next to it. */
export type Jump = { toBlock: (blockId: number) => void }

type Props = {
  table: Table
  rows: readonly Row[]
  filters: Filters
  zoom: number
  jump: Ref<Jump>
  onConflict: (month: number) => void
}

/** The width of a month: all fit into the board where they can, wider on request. */
export const monthWidthOf = (width: number, months: number, zoom: number) =>
  Math.round(
    Math.max(MIN_MONTH, Math.min(120, Math.floor((width - NAME_WIDTH - 1) / Math.max(1, months)))) *
      zoom,
  )

/** Trainees × months. Only the rows in view are drawn. */
export function TraineeGrid({ table, rows, filters, zoom, jump, onConflict }: Props) {
  const text = useText(boardText)
  const scroller = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)
  const { board, words, dragged, drop } = table
  const monthWidth = monthWidthOf(width, board.months, zoom)
  const edges = useMemo(() => edgesOf(rows), [rows])
  const span = useSpan(scroller, edges, HEAD)
  const [opened, setOpened] = useState<{ blockId: number; bar: HTMLElement } | null>(null)
  const focus = useFocus({ table, rows, edges, scroller, monthWidth })

  useImperativeHandle(jump, () => ({ toBlock: focus.goTo }))

  const open = (blockId: number, bar: HTMLElement) => {
    focus.hold(blockId)
    setOpened({ blockId, bar })
  }

  const onPointerDown = useDrag(table, { scroller, monthWidth, nameWidth: NAME_WIDTH }, open)
  const onKeyDown = useKeys(table, rows, focus.goTo, open)

  const counts = useMemo(
    () => conflictsByMonth(table.conflicts, board.months),
    [table.conflicts, board.months],
  )

  const dropText = useDropText(table)
  const isDrawn = (at: number) => (at >= span.from && at < span.until) || at === focus.row

  return (
    <>
      <div
        ref={scroller}
        className="board-scroll"
        style={gridSizes(monthWidth, board.months, NAME_WIDTH)}
        onPointerDown={table.canEdit || opened === null ? onPointerDown : undefined}
        onKeyDown={byKey(onKeyDown)}
        onFocus={({ target }) => target.dataset.block && focus.hold(Number(target.dataset.block))}
        onContextMenu={(event) => {
          const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')
          if (!bar) return

          event.preventDefault()
          open(Number(bar.dataset.block), bar)
        }}
      >
        <MonthsGrid
          label={text.title}
          title={text.trainee}
          board={board}
          rowCount={rows.length}
          height={edges.at(-1)!}
          months={words.months}
          conflicts={counts}
          onConflict={onConflict}
        >
          {rows.map((row, index) => {
            if (!isDrawn(index)) return null
            if (row.kind === 'cohort')
              return (
                <CohortRow
                  key={row.key}
                  name={row.name}
                  count={row.count}
                  top={edges[index]!}
                  index={index}
                />
              )

            return (
              <TraineeRow
                key={row.key}
                trainee={row.trainee}
                blocks={row.blocks}
                marks={row.blocks.map(({ id }) => table.bad.get(id) ?? '').join('|')}
                top={edges[index]!}
                height={row.height}
                index={index}
                months={board.months}
                monthWidth={monthWidth}
                words={words}
                focusId={index === focus.row ? focus.blockId : null}
                dragged={
                  dragged && row.blocks.some(({ id }) => id === dragged.blockId) ? dragged : null
                }
                dropText={
                  dragged && row.blocks.some(({ id }) => id === dragged.blockId) ? dropText : ''
                }
                departmentId={filters.departmentId}
                isUppermost={
                  dragged !== null && edges[index]! < (scroller.current?.scrollTop ?? 0) + GROUP
                }
              />
            )
          })}
        </MonthsGrid>
      </div>
      <p className="unseen" aria-live="polite">
        {dragged && drop && drop.kind !== 'stays' ? dropText : table.message}
      </p>
      {opened && (
        <BlockCard
          table={table}
          blockId={opened.blockId}
          bar={opened.bar}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function CohortRow({
  name,
  count,
  top,
  index,
}: {
  name: string
  count: number
  top: number
  index: number
}) {
  const text = useText(boardText)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="board-cohort"
      style={{ top, height: GROUP }}
    >
      <div role="rowheader" aria-colindex={1}>
        {name} <small className="figures">{say(text.people, { count })}</small>
      </div>
    </div>
  )
}

/** What a drop would do now, with the conflicts it would cause. */
function useDropText({ dragged, drop, words, bad, board }: Table) {
  const text = useText(boardText)
  if (!dragged || !drop) return ''

  const block = board.blocks.find(({ id }) => id === dragged.blockId)
  if (!block) return ''

  const what = words.drop(drop, block, dragged.start)
  const kinds = kindsOf(bad.get(block.id) ?? '')

  return kinds.length > 0 && drop.moves.length > 0
    ? say(text.dropBad, { what, kinds: kinds.map((kind) => text.kinds[kind]).join(text.comma) })
    : what
}

type FocusOptions = {
  table: Table
  rows: readonly Row[]
  edges: readonly number[]
  scroller: { readonly current: HTMLDivElement | null }
  monthWidth: number
}

/**
 * One block of the board takes part in the Tab order; its row is always drawn, so that the focus is
 * not lost.
 */
function useFocus({ table, rows, edges, scroller, monthWidth }: FocusOptions) {
  const [wanted, setWanted] = useState<{ blockId: number; isGrabbed: boolean } | null>(null)
  const rowOf = (id: number) =>
    rows.findIndex((row) => row.kind === 'trainee' && row.blocks.some((block) => block.id === id))
  const first = rows.findIndex((row) => row.kind === 'trainee' && row.blocks.length > 0)
  const found = wanted ? rowOf(wanted.blockId) : -1
  const row = found === -1 ? first : found
  const firstRow = rows[row]

  const chooseBlockId = () => {
    if (found === -1) return firstRow?.kind === 'trainee' ? firstRow.blocks[0]!.id : null

    return wanted!.blockId
  }

  const blockId = chooseBlockId()
  const start = table.visibleBoard.blocks.find(({ id }) => id === blockId)?.start ?? null
  const isCarried = table.dragged?.by === 'key'

  useEffect(() => {
    const box = scroller.current
    if (!box || !wanted || !(wanted.isGrabbed || isCarried)) return

    const top = edges[row] ?? 0
    const bottom = edges[row + 1] ?? top

    if (top < box.scrollTop) box.scrollTop = top - GROUP
    else if (bottom > box.scrollTop + box.clientHeight - HEAD)
      box.scrollTop = bottom - box.clientHeight + HEAD + 12

    const left = (start ?? 0) * monthWidth

    if (left < box.scrollLeft) box.scrollLeft = left - monthWidth
    else if (left + monthWidth > box.scrollLeft + box.clientWidth - NAME_WIDTH)
      box.scrollLeft = left + 3 * monthWidth - box.clientWidth + NAME_WIDTH

    box
      .querySelector<HTMLElement>(`[data-block="${wanted.blockId}"]`)
      ?.focus({ preventScroll: true })
  }, [wanted, isCarried, row, start, edges, monthWidth, scroller])

  return {
    row,
    blockId,
    goTo: (id: number) => setWanted({ blockId: id, isGrabbed: true }),
    hold: (id: number) =>
      setWanted((before) =>
        before?.blockId === id && !before.isGrabbed ? before : { blockId: id, isGrabbed: false },
      ),
  }
}
