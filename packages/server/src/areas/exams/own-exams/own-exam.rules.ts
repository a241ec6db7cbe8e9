import type { OwnExamStatus } from '@residency/contract/areas/exams/taking/attempt.contract'
import { deadlineOf } from '../taking/deadline.rules.ts'

type Exam = { state: string; opensAt: Date; closesAt: Date; minutes: number; extraMinutes: number }

/** How an exam stands to its taker: `left` attempts, and whether one goes on. */
export function standOfExam(
  { state, opensAt, closesAt }: Exam,
  left: number,
  isUnderWay: boolean,
  now: Date,
): OwnExamStatus {
  if (isUnderWay) return 'running'
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'published' || now >= closesAt) return 'over'
  if (now < opensAt) return 'ahead'

  return left > 0 ? 'open' : 'over'
}

/** The deadline of an attempt that began now, or at the opening of the window. */
export function deadlineIfBegun(
  { opensAt, closesAt, minutes, extraMinutes }: Exam,
  now: Date,
): Date {
  const startedAt = now < opensAt ? opensAt : now
  return deadlineOf({ startedAt, minutes, closesAt, extraMinutes, pausedSeconds: 0 })
}

type Scored = { score: number | null; most: number | null }

/** Of results with different totals the greater share is the better one. */
export const shareOf = ({ score, most }: Scored) =>
  score === null || most === null ? -1 : score / most
