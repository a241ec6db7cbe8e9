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
 * The office audits; the administrators of the base apply and correct, and so may the office for
 * it.
 */
export function relationsToTrainingBase(
  facts: Facts,
  actor: Reader,
): ReadonlySet<TrainingBaseRelation> {
  const holds: Record<TrainingBaseRelation, boolean> = {
    applicant: facts.isOwnBase || isTeacherOffice(actor),
    firstPerson: facts.appliedBy === actor.userId,
    office: isTeacherOffice(actor),
  }

  return new Set(
    (Object.keys(holds) as TrainingBaseRelation[]).filter((relation) => holds[relation]),
  )
}

const allowedOn = (facts: Facts, actor: Reader): readonly string[] =>
  allowedActions(trainingBaseFlow, facts.state, actor, relationsToTrainingBase(facts, actor))

export const auditActions = (facts: Facts, actor: Reader) => {
  const open = allowedOn(facts, actor)
  return TRAINING_BASE_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const isMendable = (facts: Facts, actor: Reader) =>
  allowedOn(facts, actor).includes('resubmit')
