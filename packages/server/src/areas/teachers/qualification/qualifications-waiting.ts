import { qualificationPermissions as may } from '@residency/contract/areas/teachers/qualification/access'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import type { TeachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { soonFrom } from '../validity.rules.ts'
import { matchOf } from './list-qualifications.ts'
import { hasEnd } from './qualification.policy.ts'
import { countOwnWaiting, countQualifications, findEnding } from './qualification.queries.ts'

/**
 * Own drafts, returned applications and qualifications about to end; applications whose step is the
 * reader's.
 */
export async function qualificationsWaiting(
  ctx: SignedCtx,
): Promise<WaitingCount<TeachersWaiting>[]> {
  const today = dayInChina(ctx.now())

  const [own, review] = await Promise.all([
    holds(ctx.actor, may.own)
      ? countOwnWaiting(ctx.db, ctx.actor.userId, today, soonFrom(today))
      : [],
    holds(ctx.actor, may.review)
      ? countQualifications(ctx.db, matchOf(ctx, { waiting: '1' as const }))
      : 0,
  ])

  return [...own, { kind: 'reviewQualifications', count: review }]
}

/**
 * The days on which the reader's own qualifications end. One that was renewed or taken away does
 * not end then.
 */
export async function qualificationCalendar(
  ctx: SignedCtx,
  range: DayRange,
): Promise<CalendarEvent[]> {
  const title = qualificationWords[ctx.language].calendar.qualificationEnds
  const ending = await findEnding(ctx.db, ctx.actor.userId, range)
  return ending.map(({ id, version, updatedAt, validUntil, state }) => ({
    kind: 'qualificationEnds',
    ref: id,
    version,
    changedAt: updatedAt,
    time: { from: validUntil!, until: validUntil! },
    title,
    path: '/teacher/own',
    isCancelled: !hasEnd(state),
  }))
}
