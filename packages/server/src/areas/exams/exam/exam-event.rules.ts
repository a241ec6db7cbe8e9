import { MINUTE_MS } from '@residency/contract/kernel/day'
import type { CalendarEvent } from '../../../platform/calendar/calendar.ts'
import { isPublished, isReleased } from './exam.policy.ts'

type Exam = {
  id: number
  state: string
  opensAt: Date
  closesAt: Date
  minutes: number
  reason: string | null
  version: number
  updatedAt: Date
}

/**
 * Half a working day: a taker with a window longer than this can sit the exam before or after a
 * half day of leave.
 */
const CHOICE_MS = 240 * MINUTE_MS

/**
 * Whether people sit at a fixed time: the window is hardly longer than the exam. One that is open
 * for weeks has no fixed time.
 */
export const isSitting = ({
  opensAt,
  closesAt,
  minutes,
}: Pick<Exam, 'opensAt' | 'closesAt' | 'minutes'>) =>
  closesAt.getTime() - opensAt.getTime() < minutes * MINUTE_MS + CHOICE_MS

/**
 * An exam that was published once, in a calendar; one that was taken back or cancelled is called
 * off.
 */
export function examEvent(kind: string, exam: Exam): Omit<CalendarEvent, 'title'> {
  const isCancelled = !isPublished(exam.state) && !isReleased(exam.state)
  return {
    kind,
    ref: exam.id,
    version: exam.version,
    changedAt: exam.updatedAt,
    time: { startsAt: exam.opensAt, endsAt: exam.closesAt },
    note: isCancelled ? exam.reason : null,
    isCancelled,
    isSeat: isSitting(exam),
  }
}
