import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnDeadlines } from './home.queries.ts'
import { evaluationHomeWords } from './home.text.ts'

/**
 * The last days of evaluations that wait for the reader; a target that was closed before that day
 * is called off.
 */
export async function evaluationCalendar(
  ctx: SignedCtx,
  range: DayRange,
): Promise<CalendarEvent[]> {
  const words = evaluationHomeWords[ctx.language]
  return (await findOwnDeadlines(ctx.db, ctx.actor.userId, dayInChina(ctx.now()), range)).map(
    (target) => ({
      kind: 'deadline',
      ref: target.id,
      version: target.version,
      changedAt: target.updatedAt,
      time: { from: target.dueOn, until: target.dueOn },
      title: fillSentence(words.due, { name: target.name, count: target.open }),
      path: '/evaluate/wait',
      isTask: true,
      isCancelled: target.isCalledOff,
    }),
  )
}
