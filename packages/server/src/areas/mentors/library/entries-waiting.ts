import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import type { MentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { matchOf } from './list-entries.ts'
import { countEntries, countRejected } from './mentor-entry.queries.ts'
import { offerYears } from './mentor-entry.rules.ts'

/** Own entries that were rejected and can still be corrected; entries that the reader decides. */
export async function entriesWaiting(ctx: SignedCtx): Promise<WaitingCount<MentorsWaiting>[]> {
  const years = offerYears(dayInChina(ctx.now()))

  const [rejected, review] = await Promise.all([
    holds(ctx.actor, may.own) ? countRejected(ctx.db, ctx.actor.userId, years) : 0,
    holds(ctx.actor, may.review)
      ? countEntries(ctx.db, matchOf(ctx, { waiting: '1' as const }))
      : 0,
  ])

  return [
    { kind: 'mendMentorEntry', count: rejected },
    { kind: 'reviewMentorEntries', count: review },
  ]
}
