import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import type { Conflict } from '@residency/contract/areas/rotations/plan/conflicts.public'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import type { Language } from '@residency/contract/kernel'
import { monthAt, monthNumber } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'

/** `2026-09` of a month of a board. */
export const monthOf = (board: Pick<Board, 'startsOn'>, month: number) =>
  monthAt(monthNumber(board.startsOn) + month)

/** One conflict as a sentence with names. */
export function conflictText(language: Language, board: Board, conflict: Conflict): string {
  const { conflicts } = planWords[language]
  const trainee = board.trainees.find(({ id }) => id === conflict.traineeId)?.name ?? ''
  const department = board.departments.find(({ id }) => id === conflict.departmentId)?.name ?? ''

  return fillSentence(conflicts[conflict.kind], {
    trainee,
    department,
    month: monthOf(board, conflict.month),
    here: conflict.here ?? '',
    seats: conflict.seats ?? '',
  })
}
