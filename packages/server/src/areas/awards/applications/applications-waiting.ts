import { awardApplicationPermissions as may } from '@residency/contract/areas/awards/applications/access'
import { holds } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countApplications, countDrafts } from './application.queries.ts'
import { matchOf } from './list-applications.ts'

/**
 * Own drafts that can still be submitted; applications that the reader decides, of one's own people
 * and from outside.
 */
export async function applicationsWaiting(ctx: SignedCtx) {
  const mayReview = holds(ctx.actor, may.review)
  const waiting = { view: 'waiting' as const }

  const [drafts, ofReader, outside] = await Promise.all([
    holds(ctx.actor, may.own) ? countDrafts(ctx.db, ctx.actor.userId, dayInChina(ctx.now())) : 0,
    mayReview ? countApplications(ctx.db, matchOf(ctx, waiting)) : 0,
    mayReview
      ? countApplications(ctx.db, matchOf(ctx, { ...waiting, fromOutside: '1' as const }))
      : 0,
  ])

  return [
    { kind: 'submitAward' as const, count: drafts },
    { kind: 'reviewAwards' as const, count: ofReader },
    { kind: 'reviewOutsideAwards' as const, count: outside },
  ]
}
