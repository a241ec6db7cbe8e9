import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { courseErrors as errors, coursePermissions as may } from './access.ts'
import { courseFlow } from './course.flow.ts'
import { LESSON_KINDS } from './lesson.public.ts'

export const AUDIENCES = ['trainee', 'teacher'] as const
const audience = z.enum(AUDIENCES)
export type Audience = z.output<typeof audience>
const lessonKind = z.enum(LESSON_KINDS)
const state = z.enum(courseFlow.states)
const ACTIONS = Object.keys(courseFlow.actions) as (keyof typeof courseFlow.actions)[]

const several = z
  .array(recordId)
  .max(200)
  .transform((ids) => [...new Set(ids)])

const day = emptyAsAbsent(calendarDay).transform((value) => value ?? null)

/**
 * `baseId` null: for the whole hospital. Cohorts and departments narrow the audience; without them
 * it is everybody of it.
 */
export const courseForm = z.object({
  title: requiredText(120),
  intro: clearableText(2000),
  audience,
  baseId: recordId.nullable(),
  cohortIds: several,
  departmentIds: several,
  opensOn: day,
  dueOn: day,

  /** Others may take it because they choose to. */
  isOpen: z.boolean(),

  /** Videos count at their own speed only. */
  isSlow: z.boolean(),
})

export type CourseForm = z.output<typeof courseForm>

const course = z.object({
  id: z.number(),
  name: z.string(),
  audience,
  base: z.string().nullable(),
  lessons: z.number(),

  /** Minutes of all lessons, rounded up. */
  minutes: z.number(),
  people: z.number(),
  done: z.number(),
  dueOn: z.string().nullable(),
  by: z.string(),
  state,
  version: z.number(),
  actions: z.array(z.enum(['edit', ...ACTIONS])),
})

export type Course = z.output<typeof course>

const lesson = z.object({
  id: z.number(),
  title: z.string(),
  kind: lessonKind,
  seconds: z.number(),
  file: storedFile,
})

export type Lesson = z.output<typeof lesson>
const chapter = z.object({ id: z.number(), title: z.string(), lessons: z.array(lesson) })
export type Chapter = z.output<typeof chapter>

const courseDetail = course.extend({
  intro: z.string().nullable(),
  baseId: z.number().nullable(),
  cohortIds: z.array(z.number()),
  departmentIds: z.array(z.number()),
  opensOn: z.string().nullable(),
  isOpen: z.boolean(),
  isSlow: z.boolean(),
  chapters: z.array(chapter),
})

export type CourseDetail = z.output<typeof courseDetail>

/** By what readers order the courses; without it the latest is first. */
export const courseSorts = ['name', 'base', 'lessons', 'dueOn', 'by'] as const

const filters = searchQuery.extend({
  sort: sortBy(courseSorts),
  state: emptyAsAbsent(state),
  audience: emptyAsAbsent(audience),
})

export type CourseFilters = z.output<typeof filters>

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/v1/courses',
  summary: 'Courses the reader builds or answers for, the latest first',
  access: { permission: may.build },
  query: filters,
  answer: pageOf(course),
})

export const listCourseChoices = endpoint({
  method: 'GET',
  path: '/api/v1/courses/choices',
  summary: 'Bases, cohorts and departments a course may be for',
  access: { permission: may.build },
  answer: z.object({
    bases: z.array(recordOption),
    cohorts: z.array(recordOption.extend({ baseId: z.number() })),
    departments: z.array(recordOption),
    mayAll: z.boolean(),
  }),
})

export const getCourse = endpoint({
  method: 'GET',
  path: '/api/v1/courses/{id}',
  summary: 'One course with its chapters and lessons',
  access: { permission: may.build },
  params: idParam,
  answer: courseDetail,
  errors: [kernelErrors.notFound],
})

const saving = [errors.courseHostWrong, errors.courseAudienceWrong, errors.courseDaysWrong] as const

const changing = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  kernelErrors.actionNotNow,
] as const

const saved = z.object({ id: z.number(), version: z.number() })

export const createCourse = endpoint({
  method: 'POST',
  path: '/api/v1/courses',
  summary: 'Begin a course',
  access: { permission: may.build },
  body: courseForm,
  once: true,
  answer: saved,
  errors: saving,
})

export const updateCourse = endpoint({
  method: 'PUT',
  path: '/api/v1/courses/{id}',
  summary: 'Change what a course is and whom it is for',
  access: { permission: may.build },
  params: idParam,
  body: courseForm.extend({ version: readVersion }),
  answer: saved,
  errors: [...saving, ...changing],
})

const MAX_SECONDS = 200

/**
 * `id` null: a new one. `seconds`: length of a video, or how long a document is open before it
 * counts as read.
 */
export const outlineForm = z.object({
  chapters: z
    .array(
      z.object({
        id: recordId.nullable(),
        title: requiredText(120),
        lessons: z
          .array(
            z.object({
              id: recordId.nullable(),
              title: requiredText(120),
              kind: lessonKind,
              seconds: z
                .number()
                .int()
                .min(1, 'learning.seconds.range')
                .max(36_000, 'learning.seconds.range'),
              filePath: z.string().min(1, 'kernel.text.required').max(200),
            }),
          )
          .max(MAX_SECONDS),
      }),
    )
    .max(MAX_SECONDS),
})

export type Outline = z.output<typeof outlineForm>

export const saveOutline = endpoint({
  method: 'PUT',
  path: '/api/v1/courses/{id}/outline',
  summary:
    'Chapters and lessons in their order; a lesson that is left out and was begun is hidden, not deleted',
  access: { permission: may.build },
  params: idParam,
  body: outlineForm.extend({ version: readVersion }),
  answer: saved,
  errors: [errors.lessonUnknown, ...changing],
})

export const actOnCourse = endpoint({
  method: 'POST',
  path: '/api/v1/courses/{id}/act',
  summary: 'Publish a course to its people, or withdraw it',
  access: { permission: may.publish },
  params: idParam,
  body: z.object({ action: z.enum(ACTIONS), version: readVersion }),
  answer: z.object({ id: z.number(), state, people: z.number() }),
  errors: [errors.courseEmpty, ...changing],
})

const learner = z.object({
  id: z.number(),
  name: z.string(),

  /** The badge, or else the account. */
  number: z.string(),
  department: z.string().nullable(),
  isAssigned: z.boolean(),

  /** Whole percent of the lessons' time, rounded down. */
  share: z.number(),
  lastAt: moment.nullable(),
  doneAt: moment.nullable(),
  certificateNumber: z.string().nullable(),
})

export type Learner = z.output<typeof learner>
export const LEARNER_STATUSES = ['done', 'started', 'notStarted'] as const

/** By what readers order the people of a course; without it those who have not finished are first. */
export const learnerSorts = [
  'name',
  'department',
  'share',
  'lastAt',
  'doneAt',
  'certificateNumber',
] as const

const learnerFilters = searchQuery.extend({
  sort: sortBy(learnerSorts),
  status: emptyAsAbsent(z.enum(LEARNER_STATUSES)),
})
export type LearnerFilters = z.output<typeof learnerFilters>

export const listLearners = endpoint({
  method: 'GET',
  path: '/api/v1/courses/{id}/people',
  summary: 'Who takes a course, and how far they have got',
  access: { permission: may.build },
  params: idParam,
  query: learnerFilters,
  answer: pageOf(learner),
  errors: [kernelErrors.notFound],
})

export const learnerExport = exportCalls({
  path: '/api/v1/courseLearners',
  what: 'people of a course with their progress',
  exporting: may.export,
  filters: z.object({
    courseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
    status: emptyAsAbsent(z.enum(LEARNER_STATUSES)),
  }),
})
