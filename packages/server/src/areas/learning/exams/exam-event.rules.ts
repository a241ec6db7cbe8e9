import type { CalendarEvent } from '../../../platform/calendar.ts'
import { isPublished, isReleased } from './exam.policy.ts'

type Exam = { id: number; state: string; opens_at: Date; closes_at: Date; reason: string | null; version: number; updated_at: Date }

/** An exam that was published once, in a calendar; one that was taken back or cancelled is called off. */
export function examEvent(kind: string, exam: Exam): Omit<CalendarEvent, 'title'> {
  const isCancelled = !isPublished(exam.state) && !isReleased(exam.state)
  return {
    kind,
    ref: exam.id,
    version: exam.version,
    changedAt: exam.updated_at,
    time: { startsAt: exam.opens_at, endsAt: exam.closes_at },
    note: isCancelled ? exam.reason : null,
    isCancelled,
  }
}
