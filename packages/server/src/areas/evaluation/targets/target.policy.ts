import { targetPermissions as may } from '@residency/contract/areas/evaluation/targets/access'
import {
  type TargetRelation,
  targetFlow,
} from '@residency/contract/areas/evaluation/targets/target.flow'
import { allowedActions, permittedActions, startsFrom } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/** The office sees and sets all targets, base administrators those of their bases. */
export const visibleTargets = (actor: Reader): BaseScope => visibleBases(actor)

/** A target without a base is for people of all bases. */
export const maySetForAll = (actor: Reader) => visibleTargets(actor).kind === 'all'

export function relationsToTarget({
  hasPeople,
  isLasting,
}: {
  hasPeople: boolean
  isLasting: boolean
}): ReadonlySet<TargetRelation> {
  const relations: Record<TargetRelation, boolean> = { people: hasPeople, lasting: isLasting }
  return new Set(
    (Object.keys(relations) as TargetRelation[]).filter((relation) => relations[relation]),
  )
}

/**
 * What may be done with a target. The action itself refuses a target without people, or one whose
 * days are over.
 */
export function actionsOnTarget(actor: Reader, { state }: { state: string }) {
  const steps = allowedActions(
    targetFlow,
    state,
    actor,
    relationsToTarget({ hasPeople: true, isLasting: true }),
  )

  const isDraft = steps.includes('open')

  const others = permittedActions(actor, {
    edit: isDraft && may.manage,
    copy: may.manage,
    delete: isDraft && may.manage,
  })

  return [...steps, ...(others as ('edit' | 'copy' | 'delete')[])]
}

/** Whether a target takes answers on a day: it is open, and its last day is not over. */
export const takesAnswers = (target: { state: string; closesOn: string }, today: string) =>
  startsFrom(targetFlow, 'close', target.state) && target.closesOn >= today
