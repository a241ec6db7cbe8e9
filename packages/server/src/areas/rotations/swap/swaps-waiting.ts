import { swapPermissions as may } from '@residency/contract/areas/rotations/swap/access'
import type { RotationsWaiting } from '@residency/contract/areas/rotations/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { decidedSwaps } from './swap.policy.ts'
import { countRequestsTo, countWaitingSwaps } from './swap.queries.ts'

/**
 * Swaps the reader is asked for, and those that wait for the own departments and bases; the office
 * steps in without being asked.
 */
export async function swapsWaiting(ctx: SignedCtx): Promise<WaitingCount<RotationsWaiting>[]> {
  const { db, actor } = ctx
  const scope = decidedSwaps(actor)
  const isOffice = scope.org?.kind === 'all'

  const [answer, pass, decide] = await Promise.all([
    holds(actor, may.own) ? countRequestsTo(db, actor.userId) : 0,
    holds(actor, may.department) && !isOffice
      ? countWaitingSwaps(db, scope, actor.userId, 'accepted')
      : 0,
    holds(actor, may.base) ? countWaitingSwaps(db, scope, actor.userId, 'departmentsPassed') : 0,
  ])

  return [
    { kind: 'answerSwaps', count: answer },
    { kind: 'passSwaps', count: pass },
    { kind: 'decideSwaps', count: decide },
  ]
}
