import {
  TRAINING_BASE_REVIEW_ACTIONS,
  type TrainingBaseRelation,
  trainingBaseFlow,
} from '@residency/contract/areas/teachers/training/training-base.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isTeacherOffice } from '../teachers.policy.ts'

type Facts = { state: string; appliedBy: number; isOwnBase: boolean }

/**
 * The office audits; whoever administers the base applies and corrects, and so may the office for
 * it.
 */
export function relationsToTrainingBase(
  one: Facts,
  actor: Reader,
): ReadonlySet<TrainingBaseRelation> {
  const holds: Record<TrainingBaseRelation, boolean> = {
    applicant: one.isOwnBase || isTeacherOffice(actor),
    firstPerson: one.appliedBy === actor.userId,
    office: isTeacherOffice(actor),
  }

  return new Set(
    (Object.keys(holds) as TrainingBaseRelation[]).filter((relation) => holds[relation]),
  )
}

const allowedOn = (one: Facts, actor: Reader): readonly string[] =>
  allowedActions(trainingBaseFlow, one.state, actor, relationsToTrainingBase(one, actor))

export const auditActions = (one: Facts, actor: Reader) => {
  const open = allowedOn(one, actor)
  return TRAINING_BASE_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const isMendable = (one: Facts, actor: Reader) => allowedOn(one, actor).includes('resubmit')
