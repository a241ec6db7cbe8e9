import { awayWords } from '@residency/contract/areas/absence/away/text'
import type { Deadline, DeadlineRange } from '../../../platform/area.ts'
import { dayInChina, endOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findReportsDue } from './away.queries.ts'

/**
 * Reports of aways that are still to be handed in. Overdue ones are reminded like overdue report
 * backs.
 */
export async function awayDeadlines(
  { db, now }: SignedCtx,
  { until }: DeadlineRange,
): Promise<Deadline[]> {
  const what = { zh: awayWords['zh-cn'].calendar.reportDue, en: awayWords.en.calendar.reportDue }
  const rows = await findReportsDue(db, dayInChina(now()), dayInChina(until))
  return rows.map(({ userId, dueOn, createdAt: since }) => ({
    userId,
    what,
    dueAt: endOfDayInChina(dueOn),
    isWholeDay: true as const,
    since,
    path: '/daily/away',
  }))
}
