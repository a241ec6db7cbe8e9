import { examinePermissions as may } from '@residency/contract/areas/evaluation/examinations/access'
import {
  type ExamineRelation,
  examineFlow,
} from '@residency/contract/areas/evaluation/examinations/examine.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/** Which bases and departments somebody plans examinations for; null: none. */
export const plannedScope = (actor: Reader): OrgScope | null =>
  holds(actor, may.plan) || holds(actor, may.list) ? orgScope(actor, seesAll(actor)) : null

/**
 * Examinations somebody sees: those one takes part in, and those of the bases and departments one
 * answers for.
 */
export type ExamineScope = { userId: number; area: OrgScope | null }

export const ownExaminations = (actor: Reader): ExamineScope => ({
  userId: actor.userId,
  area: null,
})

export const examinationsInCharge = (actor: Reader): ExamineScope => ({
  userId: 0,
  area: plannedScope(actor),
})

export const visibleExaminations = (actor: Reader): ExamineScope => ({
  userId: actor.userId,
  area: plannedScope(actor),
})

type Facts = { state: string; examinerId: number; traineeUserId: number; isInCharge: boolean }

export function relationsToExamination(one: Facts, actor: Reader): ReadonlySet<ExamineRelation> {
  const relations: Record<ExamineRelation, boolean> = {
    examiner: one.examinerId === actor.userId,
    trainee: one.traineeUserId === actor.userId,
    planner: one.isInCharge,
  }

  return new Set(
    (Object.keys(relations) as ExamineRelation[]).filter((relation) => relations[relation]),
  )
}

export const actionsOnExamination = (one: Facts, actor: Reader) =>
  allowedActions(examineFlow, one.state, actor, relationsToExamination(one, actor))
