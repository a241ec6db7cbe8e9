import type { BlockMove, Board } from '@residency/contract/areas/rotations/plan/board.contract'
import { conflictsOf } from '@residency/contract/areas/rotations/plan/conflicts.public'
import { useMemo, useRef, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { boardText } from '../board/board.text.ts'
import { fillOf, firstFree } from './fill.rules.ts'
import { badBlocks } from './load.rules.ts'
import { dropOf, moved, placeOf, stepOf } from './moves.rules.ts'
import { blocksByTrainee, type TraineeBlocks } from './rows.rules.ts'
import type { DeskView } from './use-desk.ts'
import { useWords } from './use-words.ts'

/** A block in the hand: where it would be dropped now. */
export type DraggedBlock = { blockId: number; start: number | null; by: 'pointer' | 'key' }

/**
 * The board with the block that is in the hand already where it would be dropped, its conflicts,
 * and everything that can be done.
 */
export function useTable(desk: DeskView, board: Board, canEdit: boolean) {
  const words = useWords(board)
  const [dragged, setDragged] = useState<DraggedBlock | null>(null)
  const [message, announce] = useState('')
  const drop = useMemo(
    () => dragged && dropOf(board, dragged.blockId, dragged.start),
    [board, dragged],
  )
  const visibleBoard = useMemo(() => (drop ? moved(board, drop.moves) : board), [board, drop])
  const conflicts = useMemo(() => conflictsOf(visibleBoard), [visibleBoard])
  const bad = useMemo(() => badBlocks(conflicts), [conflicts])
  const lastBlocks = useRef<TraineeBlocks>(new Map())

  lastBlocks.current = useMemo(
    () => blocksByTrainee(visibleBoard.blocks, lastBlocks.current),
    [visibleBoard],
  )

  const acts = useActs(desk, board, canEdit, words, announce)

  const release = (isDropped: boolean) => {
    if (!dragged || !drop) return

    const block = board.blocks.find(({ id }) => id === dragged.blockId)!

    setDragged(null)

    const step = isDropped && stepOf(board, drop.moves)
    if (step) desk.saver.add(step)

    const what = words.drop(drop, block, dragged.start)

    announce(
      say(step ? text.said.dropped : text.said.cancelled, { block: words.block(block), what }),
    )

    if (isDropped && (drop.kind === 'fact' || drop.kind === 'locked')) toast.warning(what)
  }

  const text = useText(boardText)

  return {
    board,
    visibleBoard,
    conflicts,
    bad,
    blocks: lastBlocks.current,
    words,
    dragged,
    drop,
    message,
    canEdit,
    take: setDragged,
    release,
    announce,
    ...acts,
  }
}

export type Table = ReturnType<typeof useTable>

function useActs(
  desk: DeskView,
  board: Board,
  canEdit: boolean,
  words: ReturnType<typeof useWords>,
  announce: (message: string) => void,
) {
  const text = useText(boardText)
  const { saver } = desk
  const find = (id: number) => board.blocks.find((block) => block.id === id)!

  const change = (moves: readonly BlockMove[], message: string) => {
    const step = canEdit && stepOf(board, moves)
    if (!step) return

    saver.add(step)
    announce(message)
  }

  /** Says why a block cannot be moved; true if it can. */
  const isFree = (id: number) => {
    const block = find(id)
    if (!canEdit || !(block.isFact || block.isLocked)) return canEdit

    const why = say(block.isFact ? text.said.fixed : text.said.isLocked, {
      block: words.block(block),
    })

    announce(why)
    toast.info(why)

    return false
  }

  const moveTo = (id: number, start: number | null) => {
    if (!isFree(id)) return

    const drop = dropOf(board, id, start)
    const what = words.drop(drop, find(id), start)
    if (drop.moves.length === 0 && drop.kind !== 'stays') toast.warning(what)

    change(drop.moves, say(text.said.dropped, { block: words.block(find(id)), what }))
  }

  const toggleLock = (id: number) => {
    const block = find(id)
    if (block.isFact || block.start === null) return

    const isLocked = !block.isLocked

    change(
      [{ ...placeOf(block), isLocked }],
      say(isLocked ? text.said.locked : text.said.unlocked, { block: words.block(block) }),
    )
  }

  const placeFirst = (id: number) => {
    const start = firstFree(board, find(id))
    if (start === null) toast.warning(text.filledNone)
    else moveTo(id, start)
  }

  const fill = (traineeId: number) => {
    const { moves, left } = fillOf(board, traineeId)

    const chooseSentence = () => {
      if (moves.length === 0) return text.filledNone

      return left > 0 ? text.filledSome : text.filled
    }

    const message = say(chooseSentence(), { count: moves.length, left })

    change(moves, message)

    if (left > 0) toast.warning(message)
    else toast.success(message)
  }

  const split = async (id: number, first: number) => {
    const { months } = find(id)
    await saver.split(id, first)

    const message = say(text.splitDone, { first, second: months - first })

    announce(message)
    toast.success(message)
  }

  const undo = () => announce(saver.undo() ? text.said.undone : text.said.nothingUndone)
  const redo = () => announce(saver.redo() ? text.said.redone : text.said.nothingUndone)

  return { find, isFree, moveTo, toggleLock, placeFirst, fill, split, undo, redo }
}
