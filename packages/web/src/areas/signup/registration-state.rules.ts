import type { RegistrationState } from '@residency/contract/areas/signup/registration.flow'
import type { FlowStep } from '../../screens/detail-screen.tsx'
import type { Tone } from '../../ui/state-tag.tsx'

const TONES: Readonly<Record<RegistrationState, Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  returned: 'wait',
  rejected: 'bad',
  qualified: 'busy',
  admitted: 'busy',
  enrolled: 'good',
  withdrawn: 'calm',
}
export const toneOf = (state: RegistrationState): Tone => TONES[state]

/** How many of the four stations lie behind a sign-up. */
const DONE: Readonly<Record<RegistrationState, number>> = {
  draft: 0,
  returned: 0,
  withdrawn: 0,
  submitted: 1,
  rejected: 1,
  qualified: 2,
  admitted: 3,
  enrolled: 4,
}
type Stations = { fill: string; review: string; admit: string; enrol: string }
/** The line of the flow: fill in, review, admission, enrolment. */
export function flowSteps(state: RegistrationState, names: Stations): FlowStep[] {
  const done = DONE[state]
  return [names.fill, names.review, names.admit, names.enrol].map((title, i) => ({
    title,
    state: i < done ? 'finish' : i > done ? 'wait' : state === 'rejected' ? 'error' : 'process',
  }))
}
