import {
  QUALIFICATION_OWN_ACTIONS,
  QUALIFICATION_REVIEW_ACTIONS,
  type QualificationRelation,
  qualificationFlow,
} from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { allowedActions, startsFrom } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isTeacherOffice } from '../teachers.policy.ts'

/** What the policy needs to know of an application, as the queries bring it. */
export type QualificationFacts = {
  state: string
  userId: number
  isOwnBase: boolean
  isOwnDepartment: boolean
}

/**
 * Whose step is next: the department's, then the base's, then the office's, which may also take the
 * earlier ones.
 */
const isReviewer = (q: QualificationFacts, actor: Reader) => {
  if (isTeacherOffice(actor)) return true

  const isNext = (step: 'passDepartment' | 'passBase') =>
    startsFrom(qualificationFlow, step, q.state)
  return (isNext('passDepartment') && q.isOwnDepartment) || (isNext('passBase') && q.isOwnBase)
}

/**
 * The relation of a person to an application; `isInWindow`: the time window of the applicant is
 * open.
 */
export function relationsTo(
  q: QualificationFacts,
  actor: Reader,
  isInWindow = false,
): ReadonlySet<QualificationRelation> {
  const holds: Record<QualificationRelation, boolean> = {
    owner: q.userId === actor.userId,
    reviewer: isReviewer(q, actor),
    inWindow: isInWindow,
    system: false,
  }

  return new Set(
    (Object.keys(holds) as QualificationRelation[]).filter((relation) => holds[relation]),
  )
}

const { expire } = qualificationFlow.actions

/**
 * It ends, or has ended, on its last day; one that was renewed or taken away has no such day any
 * more.
 */
export const hasEnd = (state: string) =>
  [...expire.from, expire.to].some((endableState) => endableState === state)

/** What a reviewer may decide about an application now. */
export const reviewActions = (q: QualificationFacts, actor: Reader) => {
  const open: readonly string[] = allowedActions(
    qualificationFlow,
    q.state,
    actor,
    relationsTo(q, actor),
  )

  return QUALIFICATION_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

/** What the applicant may do now. */
export const ownActions = (q: QualificationFacts, actor: Reader, isInWindow: boolean) => {
  const open: readonly string[] = allowedActions(
    qualificationFlow,
    q.state,
    actor,
    relationsTo(q, actor, isInWindow),
  )

  return QUALIFICATION_OWN_ACTIONS.filter((action) => open.includes(action))
}

/** What the applicant may still write: a draft, or what was returned. */
export const isEditable = (state: string) =>
  startsFrom(qualificationFlow, 'submit', state) || startsFrom(qualificationFlow, 'resubmit', state)

/** Never submitted: its writer's alone, and deleted rather than withdrawn. */
export const isDraft = (state: string) => state === qualificationFlow.initial

const PASSES = ['passDepartment', 'passBase', 'qualify'] as const

/**
 * The action that passes an application on from this state; if no action passes it, one that is
 * refused with the state.
 */
export const nextPass = (state: string | undefined) =>
  PASSES.find((action) => startsFrom(qualificationFlow, action, state)) ?? PASSES[0]
