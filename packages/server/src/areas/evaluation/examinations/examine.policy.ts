import { examinePermissions as may } from '@residency/contract/areas/evaluation/examinations/access'
import {
  type ExamineRelation,
  examineFlow,
} from '@residency/contract/areas/evaluation/examinations/examine.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/** The bases and departments for which a user plans examinations; null: none. */
export const plannedScope = (actor: Reader): OrgScope | null =>
  holds(actor, may.plan) || holds(actor, may.list) ? orgScope(actor, seesAll(actor)) : null

/**
 * Examinations that a user sees: those they take part in, and those of their bases and departments.
 */
export type ExamineScope = { userId: number; org: OrgScope | null }

export const ownExaminations = (actor: Reader): ExamineScope => ({
  userId: actor.userId,
  org: null,
})

export const examinationsInCharge = (actor: Reader): ExamineScope => ({
  userId: 0,
  org: plannedScope(actor),
})

export const visibleExaminations = (actor: Reader): ExamineScope => ({
  userId: actor.userId,
  org: plannedScope(actor),
})

type Facts = { state: string; examinerId: number; traineeUserId: number; isInCharge: boolean }

export function relationsToExamination(
  examination: Facts,
  actor: Reader,
): ReadonlySet<ExamineRelation> {
  const relations: Record<ExamineRelation, boolean> = {
    examiner: examination.examinerId === actor.userId,
    trainee: examination.traineeUserId === actor.userId,
    planner: examination.isInCharge,
  }

  return new Set(
    (Object.keys(relations) as ExamineRelation[]).filter((relation) => relations[relation]),
  )
}

export const actionsOnExamination = (examination: Facts, actor: Reader) =>
  allowedActions(examineFlow, examination.state, actor, relationsToExamination(examination, actor))
