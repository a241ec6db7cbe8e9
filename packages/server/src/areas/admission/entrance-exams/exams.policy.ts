import { examsPermissions as may } from '@residency/contract/areas/admission/entrance-exams/access'
import { scoreReviewFlow } from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { signupPermissions } from '@residency/contract/areas/signup/access'
import {
  type RegistrationState,
  registrationFlow,
} from '@residency/contract/areas/signup/registration/registration.flow'
import { holds, startsFrom } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'
import { isToBeExamined } from '../../signup/signup.public.ts'

/** The education office holds exams for the whole hospital; bases judge eligibility, not papers. */
export const isExamOffice = (actor: Reader) => seesAll(actor)

/**
 * Arranging and checking move registrations a step further in their flow, which requires this
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
export const isUnanswered = ({ state }: Pick<Review, 'state'>) => state === scoreReviewFlow.initial

/** A correction was entered and waits for its second person: the review is not answered yet. */
export const isBeingChecked = (review: Review) => isUnanswered(review) && review.answer !== null

/** Once the admission of an intake is published, a score decides nothing any more. */
export const isDecided = (intakeState: string) =>
  intakeState === 'published' || intakeState === 'finished'

export type Stage = 'waiting' | 'arranged' | 'scored'

export function stageOf(state: string): Stage {
  if (startsFrom(registrationFlow, 'arrangeExam', state)) return 'waiting'

  return isToBeExamined(state) ? 'arranged' : 'scored'
}

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
