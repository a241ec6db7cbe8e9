import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { courseErrors as errors, coursePermissions as may } from './access.ts'
import { AUDIENCES } from './course.contract.ts'
import {
  LESSON_KINDS,
  lessonProgress,
  openedLesson,
  playedBeat,
  playingWindow,
} from './lesson.public.ts'

const ownCourse = z.object({
  id: z.number(),
  name: z.string(),
  intro: z.string().nullable(),
  audience: z.enum(AUDIENCES),
  lessons: z.number(),
  minutes: z.number(),
  isAssigned: z.boolean(),
  dueOn: z.string().nullable(),

  /** `ahead`: it opens later; `late`: it was due and is not done. */
  status: z.enum(['ahead', 'notStarted', 'started', 'late', 'done']),
  share: z.number(),
  doneAt: moment.nullable(),
  certificateNumber: z.string().nullable(),
  opensOn: z.string().nullable(),
})

export type OwnCourse = z.output<typeof ownCourse>

const ownLesson = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.enum(LESSON_KINDS),
  seconds: z.number(),
  share: z.number(),
  isDone: z.boolean(),
})

export type OwnLesson = z.output<typeof ownLesson>

const ownDetail = ownCourse.extend({
  chapters: z.array(z.object({ id: z.number(), title: z.string(), lessons: z.array(ownLesson) })),

  /** Where the reader continues. */
  nextLessonId: z.number().nullable(),
})

export type OwnCourseDetail = z.output<typeof ownDetail>

export const listOwnCourses = endpoint({
  method: 'GET',
  path: '/api/v1/ownCourses',
  summary:
    'Courses the reader is to take or has taken, and those open to everybody: what is due first',
  access: { permission: may.take },
  query: z.object({ audience: emptyAsAbsent(z.enum(AUDIENCES)) }),
  answer: z.array(ownCourse),
})

export const getOwnCourse = endpoint({
  method: 'GET',
  path: '/api/v1/ownCourses/{id}',
  summary: 'A course with the reader’s progress by lesson',
  access: { permission: may.take },
  params: idParam,
  answer: ownDetail,
  errors: [kernelErrors.notFound],
})

export const startLesson = endpoint({
  method: 'POST',
  path: '/api/v1/ownLessons/{id}/start',
  summary: 'Begin or resume a lesson: from now on this window counts, and no other',
  access: { permission: may.take },
  params: idParam,
  body: playingWindow,
  answer: openedLesson.extend({ courseId: z.number(), course: z.string() }),
  errors: [kernelErrors.notFound, errors.courseNotOpen],
})

export const beatLesson = endpoint({
  method: 'POST',
  path: '/api/v1/ownLessons/{id}/beat',
  summary:
    'Report what was played; what is credited never exceeds the time that passed × the speed',
  access: { permission: may.take },
  params: idParam,
  body: playedBeat,
  answer: lessonProgress,
  errors: [kernelErrors.notFound, errors.courseNotOpen, errors.playedElsewhere],
})

export const getCourseCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/ownCourses/{id}/certificate',
  summary: 'The certificate of a course that is done, as PDF',
  access: { permission: may.take },
  params: idParam,
  answer: 'binary',
  errors: [errors.noCourseCertificate],
})
