import type { BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { useMemo } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { boardText } from '../board/board.text.ts'
import { conflictsAt } from './fill.rules.ts'
import { dropOf } from './moves.rules.ts'
import type { Table } from './use-table.ts'

/** Every month a block could begin, with what would happen there in a few words. */
export function useStarts({ board, words }: Table, block: BoardBlock) {
  const text = useText(boardText)
  return useMemo(() => {
    const starts = Array.from(
      { length: Math.max(0, board.months - block.months + 1) },
      (_, start) => start,
    )

    return starts.map((start) => {
      const drop = dropOf(board, block.id, start)
      if (drop.kind === 'stays') return { start, note: '' }

      const taken = drop.others
        .map(({ departmentId }) => words.department(departmentId))
        .join(text.comma)
      if (drop.moves.length === 0) return { start, note: `${text.taken} ${taken}` }

      const kinds = conflictsAt(board, block, drop.moves).map((kind) => text.kinds[kind])

      return {
        start,
        note: [taken && `${text.exchange} ${taken}`, ...kinds].filter(Boolean).join(text.comma),
      }
    })
  }, [board, words, block, text])
}
