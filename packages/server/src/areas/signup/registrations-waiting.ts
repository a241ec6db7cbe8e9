import { signupPermissions as may } from '@residency/contract/areas/signup/access'
import { partnerPermissions } from '@residency/contract/areas/signup/partner/access'
import type { SignupWaiting } from '@residency/contract/areas/signup/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { countOwnWaiting, countUnitsWaiting } from './registrations-waiting.queries.ts'
import { countWaiting } from './review/list-registrations.ts'

/**
 * Pending work: the own registration, registrations a reviewer may decide, units that wait for
 * approval.
 */
export async function registrationsWaiting(ctx: SignedCtx): Promise<WaitingCount<SignupWaiting>[]> {
  const [own, registrations, units] = await Promise.all([
    holds(ctx.actor, may.fill) ? countOwnWaiting(ctx.db, ctx.actor.userId, ctx.now()) : [],
    holds(ctx.actor, may.list) ? countWaiting(ctx) : 0,
    holds(ctx.actor, partnerPermissions.review) ? countUnitsWaiting(ctx.db) : 0,
  ])

  return [
    ...own.map(({ kind, count }) => ({ kind, count })),
    { kind: 'reviewSignUps', count: registrations },
    { kind: 'letInUnits', count: units },
  ]
}
