import type { RegistrationState } from '@residency/contract/areas/signup/registration.flow'
import type { FlowStep } from '../../screens/detail-screen.tsx'
import type { Tone } from '../../ui/state-tag.tsx'

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

/** How many of the stations lie behind a sign-up: fill in, review, exam, admission, arrival. */
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
const ENDED: ReadonlySet<RegistrationState> = new Set(['rejected', 'notAdmitted', 'declined', 'lapsed', 'noShow'])
/**
 * Whether somebody may sign up in another intake without withdrawing this sign-up: it has come to nothing. Who agreed to adjustment may
 * still be given a place.
 */
export const mayRestart = (state: RegistrationState, acceptsAdjustment: boolean): boolean =>
  ENDED.has(state) && !(state === 'notAdmitted' && acceptsAdjustment)
type Stations = { fill: string; review: string; exam: string; exempt: string; admit: string; arrive: string }
/** The line of the flow; for whoever is exempt the exam is called so. */
export function flowSteps(state: RegistrationState, names: Stations, isExempt: boolean): FlowStep[] {
  const done = DONE[state]
  return [names.fill, names.review, isExempt ? names.exempt : names.exam, names.admit, names.arrive].map((title, i) => ({
    title,
    state: i < done ? 'finish' : i > done ? 'wait' : ENDED.has(state) ? 'error' : 'process',
  }))
}
