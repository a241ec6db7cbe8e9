import type { ChangeState } from '@residency/contract/areas/mentors/change/change.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const CHANGE_TONES: Readonly<Record<ChangeState, Tone>> = {
  requested: 'wait',
  newMentorPassed: 'busy',
  newMentorRejected: 'bad',
  adminPassed: 'good',
  adminRejected: 'bad',
  withdrawn: 'calm',
}

type Titles = { trainee: string; newMentor: string; office: string }

const MENTOR: Readonly<Record<ChangeState, FlowStep['state']>> = {
  requested: 'process',
  newMentorPassed: 'finish',
  newMentorRejected: 'error',
  adminPassed: 'finish',
  adminRejected: 'finish',
  withdrawn: 'wait',
}

const OFFICE: Readonly<Record<ChangeState, FlowStep['state']>> = {
  requested: 'wait',
  newMentorPassed: 'process',
  newMentorRejected: 'wait',
  adminPassed: 'finish',
  adminRejected: 'error',
  withdrawn: 'wait',
}

/** The steps of a request: the trainee, the new mentor, the office. */
export const stepsOfChange = (
  state: ChangeState,
  { trainee, newMentor, office }: Titles,
): FlowStep[] => [
  { title: trainee, state: 'finish' },
  { title: newMentor, state: MENTOR[state] },
  { title: office, state: OFFICE[state] },
]
