import type {
  Lecture,
  OwnLecture,
  Presence,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import type { LectureState } from '@residency/contract/areas/courses/attendance/lecture.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const PRESENCE_TONES: Readonly<Record<Presence, Tone>> = {
  here: 'good',
  late: 'wait',
  excused: 'calm',
  absent: 'bad',
  awaited: 'busy',
}

const STATE_TONES: Readonly<Record<LectureState, Tone>> = {
  planned: 'wait',
  closed: 'good',
  cancelled: 'bad',
}

/** The status of a lecture now, in one word: for a planned one, by the time. */
export type LectureStatus = 'ahead' | 'open' | 'over' | 'closed' | 'cancelled'

export const lectureStatusOf = ({
  state,
  phase,
}: Pick<Lecture, 'state' | 'phase'>): LectureStatus => (state === 'planned' ? phase : state)

export const toneOf = (lecture: Pick<Lecture, 'state' | 'phase'>): Tone =>
  lectureStatusOf(lecture) === 'open' ? 'busy' : STATE_TONES[lecture.state]

/** Sign-in is possible now. */
export const canSignIn = (lecture: OwnLecture) =>
  lecture.phase === 'open' && !lecture.isCancelled && lecture.signedAt === null

/** The address that a phone opens when it scans the screen. */
export const signInPath = (id: number, code: string) =>
  `/course/own-attendance?lecture=${id}&code=${code}`
