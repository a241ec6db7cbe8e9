import { planPermissions as may } from '@residency/contract/areas/progress/plans/access'
import type { ProgressWaiting } from '@residency/contract/areas/progress/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countPlansWaiting } from './plan.queries.ts'

/** Learning plans of the own mentees to agree to, and to look at. */
export async function plansWaiting(ctx: SignedCtx): Promise<WaitingCount<ProgressWaiting>[]> {
  const { actor, db, now } = ctx
  const isMentor = holds(actor, may.guide)

  const { agree, look } = isMentor
    ? await countPlansWaiting(db, actor.userId, dayInChina(now()))
    : { agree: 0, look: 0 }

  return [
    { kind: 'agreeLearningPlans', count: agree },
    { kind: 'lookAtLearningPlans', count: look },
  ]
}
