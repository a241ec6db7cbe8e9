import type {
  OwnExam,
  OwnExamStatus,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import type { AttemptState } from '@residency/contract/areas/exams/taking/attempt.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const STATUS_TONES: Readonly<Record<OwnExamStatus, Tone>> = {
  ahead: 'wait',
  open: 'busy',
  running: 'busy',
  over: 'calm',
  cancelled: 'bad',
}

export const ATTEMPT_TONES: Readonly<Record<AttemptState, Tone>> = {
  running: 'busy',
  paused: 'wait',
  submitted: 'calm',
  timedOut: 'calm',
  marked: 'calm',
  released: 'good',
}

/** Own exams under three headings. */
export const GROUPS = {
  now: ({ status }: OwnExam) => status === 'running' || status === 'open',
  ahead: ({ status }: OwnExam) => status === 'ahead',
  over: ({ status }: OwnExam) => status === 'over' || status === 'cancelled',
} as const

export const isOpen = ({ status }: OwnExam) => status === 'open'
export const isUnderWay = ({ status }: OwnExam) => status === 'running'
export const isAhead = ({ status }: OwnExam) => status === 'ahead'
export const isCalledOff = ({ status }: OwnExam) => status === 'cancelled'

/** Marked is not distinguished from waiting for marks: both wait for the release. */
export const displayedStatus = (state: AttemptState): AttemptState =>
  state === 'marked' ? 'submitted' : state

export const sitPath = (attemptId: number) => `/course/exam/sit?attempt=${attemptId}`

/** Points as people write them: 12.5, 100. */
export const pointsOf = (hundredths: number) => String(hundredths / 100)
