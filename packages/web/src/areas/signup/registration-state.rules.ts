import type { RegistrationState } from '@residency/contract/areas/signup/registration/registration.flow'
import type { FlowStep } from '../../screens/detail-screen.tsx'
import type { Tone } from '../../ui/tables/state-tag.tsx'

const TONES: Readonly<Record<RegistrationState, Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  basePassed: 'wait',
  returned: 'wait',
  rejected: 'bad',
  qualified: 'busy',
  examArranged: 'busy',
  scored: 'busy',
  admitted: 'wait',
  waitlisted: 'wait',
  notAdmitted: 'bad',
  confirmed: 'busy',
  declined: 'calm',
  lapsed: 'bad',
  arrivalArranged: 'busy',
  arrived: 'busy',
  noShow: 'bad',
  signed: 'busy',
  enrolled: 'good',
  withdrawn: 'calm',
}

export const toneOf = (state: RegistrationState): Tone => TONES[state]

const BANNERS = {
  bad: 'error',
  wait: 'warning',
  busy: 'success',
  good: 'success',
  calm: 'info',
} as const

/** The tone of a registration's banner: submitted is positive, although it waits. */
export const bannerOf = (state: RegistrationState) =>
  state === 'submitted' ? 'info' : BANNERS[toneOf(state)]

export const isDraft = (state: RegistrationState): boolean => state === 'draft'
export const isHandedIn = (state: RegistrationState): boolean => state === 'submitted'
export const isReturned = (state: RegistrationState): boolean => state === 'returned'
export const isAdmitted = (state: RegistrationState): boolean => state === 'admitted'
export const isEnrolled = (state: RegistrationState): boolean => state === 'enrolled'

/** Not submitted, or returned for correction. */
export const isToBeHandedIn = (state: RegistrationState): boolean =>
  isDraft(state) || isReturned(state)

/** Whether the stored reason belongs to the current state. */
export const hasReason = (state: RegistrationState): boolean =>
  state === 'returned' || state === 'rejected'

/** An exempt applicant is informed as soon as they are qualified. */
export const isQualifiedExempt = (own: { state: RegistrationState; isExempt: boolean }): boolean =>
  own.state === 'qualified' && own.isExempt

/** The number of completed stages: fill in, review, exam, admission, arrival. */
const DONE: Readonly<Record<RegistrationState, number>> = {
  draft: 0,
  returned: 0,
  withdrawn: 0,
  submitted: 1,
  basePassed: 1,
  rejected: 1,
  qualified: 2,
  examArranged: 2,
  scored: 3,
  admitted: 3,
  waitlisted: 3,
  notAdmitted: 3,
  declined: 3,
  lapsed: 3,
  confirmed: 4,
  arrivalArranged: 4,
  arrived: 4,
  noShow: 4,
  signed: 4,
  enrolled: 5,
}

const ENDED: ReadonlySet<RegistrationState> = new Set([
  'rejected',
  'notAdmitted',
  'declined',
  'lapsed',
  'noShow',
])

/**
 * Whether the applicant may register in another intake without withdrawing this registration: it
 * has failed, and no adjustment is possible any more.
 */
export const mayRestart = (state: RegistrationState, acceptsAdjustment: boolean): boolean =>
  ENDED.has(state) && !(state === 'notAdmitted' && acceptsAdjustment)

type Stations = {
  fill: string
  review: string
  exam: string
  exempt: string
  admit: string
  arrive: string
}

/** The stages of the flow; for exempt applicants the exam is labelled so. */
export function flowSteps(
  state: RegistrationState,
  names: Stations,
  isExempt: boolean,
): FlowStep[] {
  const done = DONE[state]
  return [
    names.fill,
    names.review,
    isExempt ? names.exempt : names.exam,
    names.admit,
    names.arrive,
  ].map((title, i) => {
    const chooseState = () => {
      if (i < done) return 'finish'
      if (i > done) return 'wait'

      return ENDED.has(state) ? 'error' : 'process'
    }

    return {
      title,
      state: chooseState(),
    }
  })
}
