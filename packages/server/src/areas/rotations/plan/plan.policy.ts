import { planPermissions as may } from '@residency/contract/areas/rotations/plan/access'
import { type PlanRelation, planFlow } from '@residency/contract/areas/rotations/plan/plan.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Whose plans somebody sees and makes: the office all, others those of the bases they administer.
 */
export const visiblePlans = (actor: Reader): BaseScope => visibleBases(actor)

/**
 * @param isSound everybody has a place and nothing contradicts itself @param isSucceeded another
 * plan is being published
 */
export function relationsToPlan(
  actor: Reader,
  { isSound, isSucceeded }: { isSound: boolean; isSucceeded: boolean },
): ReadonlySet<PlanRelation> {
  const relations: Record<PlanRelation, boolean> = {
    planner: holds(actor, may.manage),
    sound: isSound,
    succeeded: isSucceeded,
  }

  return new Set(
    (Object.keys(relations) as PlanRelation[]).filter((relation) => relations[relation]),
  )
}

/** A draft is changed, published and deleted; every plan may be the beginning of the next. */
export function actionsOnPlan(actor: Reader, { state }: { state: string }) {
  const open: readonly string[] = allowedActions(
    planFlow,
    state,
    actor,
    relationsToPlan(actor, { isSound: true, isSucceeded: false }),
  )

  const isDraft = open.includes('publish')
  return permittedActions(actor, {
    edit: isDraft && may.manage,
    publish: isDraft && may.publish,
    delete: isDraft && may.manage,
    copy: may.manage,
  }) as ('edit' | 'publish' | 'delete' | 'copy')[]
}
