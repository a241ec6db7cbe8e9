import { qualificationPermissions as may } from '@residency/contract/areas/teachers/qualification/permissions'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/words'
import type { TeachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { holds } from '@residency/contract/kernel'
import type { CalendarEntry, WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { soonFrom } from '../validity.rules.ts'
import { matchOf } from './list-qualifications.ts'
import { countOwnWaiting, countQualifications, findHeld } from './qualification.queries.ts'

/** Own drafts, returned applications and qualifications about to end; applications whose step is the reader's. */
export async function qualificationsWaiting(ctx: SignedCtx): Promise<WaitingCount<TeachersWaiting>[]> {
  const today = dayInChina(ctx.now())
  const [own, review] = await Promise.all([
    holds(ctx.actor, may.own) ? countOwnWaiting(ctx.db, ctx.actor.userId, today, soonFrom(today)) : [],
    holds(ctx.actor, may.review) ? countQualifications(ctx.db, matchOf(ctx, { waiting: '1' as const })) : 0,
  ])
  return [...own, { kind: 'reviewQualifications', count: review }]
}

/** The day on which the reader's own qualification ends. */
export async function qualificationCalendar(ctx: SignedCtx, range: { from: string; until: string }): Promise<CalendarEntry[]> {
  const until = (await findHeld(ctx.db, ctx.actor.userId))?.valid_until
  if (!until || until < range.from || until > range.until) return []
  const { calendar } = qualificationWords[ctx.language]
  return [{ kind: 'qualificationEnds', from: until, until, title: calendar.qualificationEnds, path: '/teacher/own' }]
}
