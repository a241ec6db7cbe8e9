import type { OwnExamStand } from '@residency/contract/areas/exams/taking/attempt.contract'
import { deadlineOf } from '../taking/deadline.rules.ts'

type Exam = { state: string; opens_at: Date; closes_at: Date; minutes: number; extra_minutes: number }
/** How an exam stands to its taker: `left` attempts, and whether one goes on. */
export function standOfExam({ state, opens_at, closes_at }: Exam, left: number, isUnderWay: boolean, now: Date): OwnExamStand {
  if (isUnderWay) return 'running'
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'published' || now >= closes_at) return 'over'
  if (now < opens_at) return 'ahead'
  return left > 0 ? 'open' : 'over'
}
/** The deadline of an attempt that began now, or at the opening of the window. */
export function deadlineIfBegun({ opens_at, closes_at, minutes, extra_minutes }: Exam, now: Date): Date {
  const startedAt = now < opens_at ? opens_at : now
  return deadlineOf({ startedAt, minutes, closesAt: closes_at, extraMinutes: extra_minutes, pausedSeconds: 0 })
}
type Scored = { score: number | null; most: number | null }
/** Of results with different totals the greater share is the better one. */
export const shareOf = ({ score, most }: Scored) => (score === null || most === null ? -1 : score / most)
