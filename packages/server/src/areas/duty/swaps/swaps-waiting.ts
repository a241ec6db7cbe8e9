import { shiftSwapPermissions as may } from '@residency/contract/areas/duty/swaps/access'
import type { DutyWaiting } from '@residency/contract/areas/duty/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { decidedSwaps, ownSwaps } from './swap.policy.ts'
import { countSwapsToAnswer, countSwapsToDecide } from './swap.queries.ts'

/** Swaps the reader is asked for, and those that wait for the own departments. */
export async function swapsWaiting({ db, actor }: SignedCtx): Promise<WaitingCount<DutyWaiting>[]> {
  const scope = decidedSwaps(actor)
  // the office steps in without being asked
  const decides = holds(actor, may.decide) && scope.departments?.kind !== 'all'

  const [answer, decide] = await Promise.all([
    holds(actor, may.own) ? countSwapsToAnswer(db, ownSwaps(actor.userId)) : 0,
    decides ? countSwapsToDecide(db, scope, actor.userId) : 0,
  ])

  return [
    { kind: 'answerShiftSwaps', count: answer },
    { kind: 'decideShiftSwaps', count: decide },
  ]
}
