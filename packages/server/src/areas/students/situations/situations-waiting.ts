import { situationPermissions as may } from '@residency/contract/areas/students/situations/access'
import type { StudentsWaiting } from '@residency/contract/areas/students/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { situationsInCharge } from './situation.policy.ts'
import { countWaiting } from './situation.queries.ts'

/** Situations that wait for the reader's bases, and for the office. */
export async function situationsWaiting(ctx: SignedCtx): Promise<WaitingCount<StudentsWaiting>[]> {
  const scope = situationsInCharge(ctx.actor)

  const [decide, confirm] = await Promise.all([
    holds(ctx.actor, may.base) && scope.area === 'administered'
      ? countWaiting(ctx.db, scope, 'submitted')
      : 0,
    scope.area === 'all' ? countWaiting(ctx.db, scope, 'basePassed') : 0,
  ])

  return [
    { kind: 'decideSituations', count: decide },
    { kind: 'confirmSituations', count: confirm },
  ]
}
