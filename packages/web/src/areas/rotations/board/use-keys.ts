import { type KeyboardEvent, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { nearestStart } from '../board-state/moves.rules.ts'
import { neighbourOf, type Row } from '../board-state/rows.rules.ts'
import type { Table } from '../board-state/use-table.ts'
import { boardText } from './board.text.ts'

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/**
 * The board by keyboard: arrows walk, Space picks up and drops, L locks, Delete takes out, Ctrl+Z
 * takes back.
 */
export function useKeys(
  table: Table,
  rows: readonly Row[],
  goTo: (blockId: number) => void,
  onOpen: (blockId: number, bar: HTMLElement) => void,
) {
  const text = useText(boardText)

  /** Where the block was when it was picked up, so that the first move begins there. */
  const [origin, setOrigin] = useState(0)

  const pickUp = (id: number) => {
    if (!table.isFree(id)) return

    const block = table.find(id)
    const trainee = table.board.trainees.find((one) => one.id === block.traineeId)

    setOrigin(Math.max(0, table.board.now, trainee?.from ?? 0))
    table.take({ blockId: id, start: block.start, by: 'key' })
    table.announce(say(text.said.picked, { block: table.words.block(block) }))
  }

  const carry = (key: string) => {
    const { dragged } = table
    if (!dragged) return

    const block = table.find(dragged.blockId)
    const shift = key === 'ArrowLeft' ? -1 : 1

    const chooseWanted = () => {
      if (key === 'ArrowDown') return null
      if (dragged.start === null) return origin

      return key === 'ArrowUp' ? dragged.start : dragged.start + shift
    }

    const wanted = chooseWanted()

    const start = wanted === null ? null : nearestStart(table.board, block, wanted)

    table.take({ ...dragged, start })
  }

  const keyWhileDragging = (key: string) => {
    if (key === 'Enter' || key === ' ') table.release(true)
    else if (key === 'Escape' || key === 'Tab') table.release(false)
    else if (ARROWS.includes(key)) carry(key)
    else return false

    return key !== 'Tab'
  }

  const keyWhileIdle = (id: number, key: string, bar: HTMLElement) => {
    if (ARROWS.includes(key)) {
      const next = neighbourOf(rows, id, key)
      if (next !== null) goTo(next)
    } else if (key === ' ') pickUp(id)
    else if (key === 'Enter' || key === 'ContextMenu') onOpen(id, bar)
    else if (key === 'l' || key === 'L') table.toggleLock(id)
    else if (key === 'Delete' || key === 'Backspace') table.moveTo(id, null)
    else return false

    return true
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('input, textarea')) return

    const { key } = event
    const isUndo = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z'
    const isRedo = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'y'

    if (isUndo || isRedo) {
      event.preventDefault()

      if (table.dragged) table.release(false)
      else if (table.canEdit && (isRedo || event.shiftKey)) table.redo()
      else if (table.canEdit) table.undo()

      return
    }

    if (event.ctrlKey || event.metaKey || event.altKey) return

    const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')
    if (!bar) return

    const isTaken = table.dragged
      ? keyWhileDragging(key)
      : keyWhileIdle(Number(bar.dataset.block), key, bar)
    if (isTaken) event.preventDefault()
  }
}
