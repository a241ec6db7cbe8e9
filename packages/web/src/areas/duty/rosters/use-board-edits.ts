import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { type KeyboardEvent, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { isDraftState } from './board.rules.ts'
import { boardText } from './board.text.ts'
import {
  type CellChange,
  type CellPlace,
  cellsNow,
  changesOfMove,
  type MovedShift,
} from './board-moves.rules.ts'
import { useMoveShifts } from './roster.queries.ts'

export type BoardEdits = ReturnType<typeof useBoardEdits>

/**
 * What is moved on the board of a draft, and the way back: each change can be undone until the page
 * is left. While one is being saved nothing else moves.
 */
export function useBoardEdits(board: RosterBoard, mayPlan: boolean) {
  const text = useText(boardText)
  const [heldShift, hold] = useState<MovedShift | null>(null)
  const [undoable, setUndoable] = useState<readonly (readonly CellChange[])[]>([])
  const move = useMoveShifts()
  const isFree = mayPlan && isDraftState(board.state) && !move.isPending

  const send = (cells: readonly CellChange[]) =>
    move.mutateAsync({ id: board.id, version: board.version, cells: [...cells], reason: null })

  const put = async (to: CellPlace) => {
    const changes = heldShift && isFree ? changesOfMove(board, heldShift, to) : null
    hold(null)
    if (!changes) return

    const before = cellsNow(board, changes)

    await send(changes)
    setUndoable((steps) => [...steps, before])
  }

  const undo = async () => {
    const last = undoable.at(-1)
    if (!last || !isFree) return

    await send(last)
    setUndoable((steps) => steps.slice(0, -1))
    toast.success(text.undone)
  }

  /** Ctrl+Z takes back, Escape lets go. */
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hold(null)
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return

    event.preventDefault()
    void undo().catch(() => {})
  }

  return {
    isFree,
    heldShift,
    hold: (moved: MovedShift | null) => hold(isFree ? moved : null),
    canPut: (to: CellPlace) =>
      heldShift !== null && isFree && changesOfMove(board, heldShift, to) !== null,
    put: (to: CellPlace) => void put(to).catch(() => {}),
    canUndo: isFree && undoable.length > 0,
    undo: () => void undo().catch(() => {}),
    pressKey,
  }
}
