import type { OwnExamStatus } from '@residency/contract/areas/exams/taking/attempt.contract'
import { deadlineOf } from '../taking/deadline.rules.ts'

type Exam = { state: string; opensAt: Date; closesAt: Date; minutes: number; extraMinutes: number }

/** The status of an exam for its taker, by the remaining attempts and whether one is under way. */
export function ownExamStatusOf(
  { state, opensAt, closesAt }: Exam,
  remaining: number,
  isUnderWay: boolean,
  now: Date,
): OwnExamStatus {
  if (isUnderWay) return 'running'
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'published' || now >= closesAt) return 'over'
  if (now < opensAt) return 'ahead'

  return remaining > 0 ? 'open' : 'over'
}

/** The deadline of an attempt that began now, or at the opening of the window. */
export function deadlineIfBegun(
  { opensAt, closesAt, minutes, extraMinutes }: Exam,
  now: Date,
): Date {
  const startedAt = now < opensAt ? opensAt : now
  return deadlineOf({ startedAt, minutes, closesAt, extraMinutes, pausedSeconds: 0 })
}

type ExamResult = { score: number | null; most: number | null }

/** Of results with different totals the one with the greater share is better. */
export const shareOf = ({ score, most }: ExamResult) =>
  score === null || most === null ? -1 : score / most
