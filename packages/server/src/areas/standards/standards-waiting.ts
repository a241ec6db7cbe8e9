import { cohortPermissions as may } from '@residency/contract/areas/standards/cohort/access'
import { electivesPermissions } from '@residency/contract/areas/standards/electives/access'
import type { StandardsWaiting } from '@residency/contract/areas/standards/waiting'
import { excludedByRule, holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { visibleCohorts } from './cohort/cohort.policy.ts'
import { countCohorts } from './cohort/cohort.queries.ts'
import { countOwnElectives } from './electives/own-electives.ts'
import { figuresWaiting } from './indicators/figures-waiting.ts'

/**
 * Own electives to choose; cohorts that were returned; cohorts of others to decide about; figures
 * of bases.
 */
export async function standardsWaitingCounts(
  ctx: SignedCtx,
): Promise<WaitingCount<StandardsWaiting>[]> {
  const scope = visibleCohorts(ctx.actor)
  const firstId = excludedByRule(ctx.actor, 'cohort')

  const [choose, mend, review, figures] = await Promise.all([
    holds(ctx.actor, electivesPermissions.own) ? countOwnElectives(ctx) : 0,
    holds(ctx.actor, may.manage) ? countCohorts(ctx.db, scope, { state: 'returned', firstId }) : 0,
    holds(ctx.actor, may.decide) ? countCohorts(ctx.db, scope, { waiting: '1', firstId }) : 0,
    figuresWaiting(ctx),
  ])

  return [
    { kind: 'chooseElectives', count: choose },
    { kind: 'mendCohorts', count: mend },
    { kind: 'reviewCohorts', count: review },
    ...figures,
  ]
}
