import { awardCompetitionPermissions as may } from '@residency/contract/areas/awards/competition/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isAwardOffice } from '../awards.policy.ts'
import { countDuties, countToConclude } from './scoring.queries.ts'

/**
 * Competitions that the reader scores, and for the office those that can be closed or concluded.
 */
export async function competitionsWaiting(ctx: SignedCtx) {
  const [score, conclude] = await Promise.all([
    holds(ctx.actor, may.score) ? countDuties(ctx.db, ctx.actor.userId) : 0,
    holds(ctx.actor, may.manage) && isAwardOffice(ctx.actor) ? countToConclude(ctx.db) : 0,
  ])

  return [
    { kind: 'scoreAwards' as const, count: score },
    { kind: 'concludeAwards' as const, count: conclude },
  ]
}
