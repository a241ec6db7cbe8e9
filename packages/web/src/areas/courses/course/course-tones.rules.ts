import type { Learner } from '@residency/contract/areas/courses/course/course.contract'
import type { CourseState } from '@residency/contract/areas/courses/course/course.flow'
import type { OwnCourse } from '@residency/contract/areas/courses/course/own-course.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { twoDigits } from '../../../ui/times/duration.rules.ts'

export const COURSE_TONES: Readonly<Record<CourseState, Tone>> = {
  draft: 'calm',
  published: 'good',
  withdrawn: 'bad',
}

export const STATUS_TONES: Readonly<Record<OwnCourse['status'], Tone>> = {
  ahead: 'calm',
  notStarted: 'wait',
  started: 'busy',
  late: 'bad',
  done: 'good',
}

export const isAhead = (course: OwnCourse) => course.status === 'ahead'

const canBeTaken = (course: OwnCourse) => course.status !== 'done' && !isAhead(course)

/** Own courses under four headings. */
export const GROUPS = {
  due: (course: OwnCourse) => course.isAssigned && canBeTaken(course),
  open: (course: OwnCourse) => !course.isAssigned && canBeTaken(course),
  ahead: isAhead,
  done: (course: OwnCourse) => course.status === 'done',
} as const

export const learnerStatusOf = ({ doneAt, lastAt }: Learner) => {
  if (doneAt) return 'done'

  return lastAt ? 'started' : 'notStarted'
}

export const playPath = (lessonId: number) => `/course/play?lesson=${lessonId}`

/** `1:05`, `12:00`. */
export const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`
