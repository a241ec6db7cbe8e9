import { examsPermissions as may } from '@residency/contract/areas/admission/entrance-exams/access'
import { scoreReviewFlow } from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { signupPermissions } from '@residency/contract/areas/signup/access'
import type { RegistrationState } from '@residency/contract/areas/signup/registration/registration.flow'
import { holds } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'

/**
 * Exams are held by the education office for the whole hospital; bases judge eligibility, not
 * papers.
 */
export const isExamOffice = (actor: Reader) => seesAll(actor)

/**
 * Arranging and checking take registrations a step further in their flow, which asks for this
 * permission too.
 */
export const mayMoveRegistrations = (actor: Reader) =>
  isExamOffice(actor) && holds(actor, signupPermissions.admit)

/** States in which scores are entered and checked: seated, and nothing decided yet. */
export const SCORED_IN: readonly RegistrationState[] = ['examArranged', 'scored']

/** States of an intake in which its scores are still worked on. */
export const WORKED_ON = ['open', 'closed', 'admitting'] as const

type Review = { state: string; answer: string | null }
/** An applicant waits for the answer to a review. */
export const isAsked = ({ state }: Pick<Review, 'state'>) => state === scoreReviewFlow.initial
/** A correction was entered and waits for its second person: its answer is none yet. */
export const isBeingChecked = (review: Review) => isAsked(review) && review.answer !== null

/** Once the admission of an intake is published, a score decides nothing any more. */
export const isDecided = (intakeState: string) =>
  intakeState === 'published' || intakeState === 'finished'

/** Seated in an exam whose scores are not all there yet. */
export const isArranged = (registrationState: string) => registrationState === 'examArranged'

export type Stage = 'waiting' | 'arranged' | 'scored'

export const stageOf = (state: string): Stage =>
  state === 'qualified' ? 'waiting' : isArranged(state) ? 'arranged' : 'scored'

export function actionsOnSession(actor: Reader, taken: number): string[] {
  if (!holds(actor, may.arrange)) return []
  return ['edit', ...(taken > 0 ? ['tickets'] : ['delete'])]
}

export function actionsOnExaminee(
  actor: Reader,
  stage: Stage,
  startsAt: Date | null,
  now: Date,
): string[] {
  if (!holds(actor, may.arrange)) return []
  if (stage === 'waiting') return mayMoveRegistrations(actor) ? ['arrange'] : []

  return [
    ...(stage === 'arranged' && startsAt && now < startsAt ? ['move'] : []),
    ...(startsAt ? ['ticket'] : []),
  ]
}
