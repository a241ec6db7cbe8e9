import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import {
  calendarDay,
  emptyAsAbsent,
  requiredText,
  searchText,
  wholeSecond,
} from '../../../kernel/text/text.ts'
import { codeOnScreen } from '../../../kernel/values/code-on-screen.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { attendanceErrors as errors, attendancePermissions as may } from './access.ts'
import { lectureFlow } from './lecture.flow.ts'

export const LECTURE_KINDS = ['lecture', 'round', 'class', 'case'] as const
const kind = z.enum(LECTURE_KINDS)
const state = z.enum(lectureFlow.states)
const STEPS = Object.keys(lectureFlow.actions) as (keyof typeof lectureFlow.actions)[]

/**
 * How the list marks a person. `awaited`: expected, and the lecture is not over; guests were not
 * expected.
 */
export const PRESENCES = ['here', 'late', 'excused', 'absent', 'awaited'] as const
const presence = z.enum(PRESENCES)
export type Presence = z.output<typeof presence>

/** What is entered by hand. */
export const CORRECTIONS = ['here', 'late', 'excused', 'absent'] as const

const minutes = (max: number) => z.number().int().min(0).max(max)

const several = z
  .array(recordId)
  .max(200)
  .transform((ids) => [...new Set(ids)])

const second = wholeSecond('learning.moment.wrong')

/**
 * Who is expected: trainees of the cohorts, everybody of the departments (their teachers, and
 * trainees whose stay covers the day), and people by name.
 */
export const lectureForm = z.object({
  title: requiredText(120),
  kind,
  place: requiredText(120),

  /** Who teaches, by account: the teaching counts as theirs once somebody has signed in. */
  speakerId: recordId.nullable().default(null),

  /** The name of a speaker without an account; of one with an account it is the account's. */
  speaker: clearableText(60),
  startsAt: second,
  endsAt: second,
  opensBefore: minutes(240),
  lateAfter: minutes(240),

  /** Others may sign in as guests. */
  isOpen: z.boolean(),

  /** The department that holds it; null: the office or a base. */
  departmentId: recordId.nullable(),
  baseId: recordId.nullable(),
  cohortIds: several,
  departmentIds: several,
  userIds: several,
})

export type LectureForm = z.output<typeof lectureForm>

const lecture = z.object({
  id: z.number(),
  name: z.string(),
  kind,
  place: z.string(),
  speaker: z.string().nullable(),
  host: z.string().nullable(),
  startsAt: moment,
  endsAt: moment,
  expected: z.number(),
  here: z.number(),
  late: z.number(),
  guests: z.number(),
  phase: z.enum(['ahead', 'open', 'over']),
  state,
  version: z.number(),
  actions: z.array(z.enum(['edit', 'copy', 'code', 'correct', ...STEPS])),
})

export type Lecture = z.output<typeof lecture>
const named = z.object({ value: z.number(), label: z.string(), note: z.string().nullable() })

const lectureDetail = lecture.extend({
  speakerId: z.number().nullable(),
  opensBefore: z.number(),
  lateAfter: z.number(),
  isOpen: z.boolean(),
  departmentId: z.number().nullable(),
  baseId: z.number().nullable(),
  cohortIds: z.array(z.number()),
  departmentIds: z.array(z.number()),
  people: z.array(named),

  /** The speaker with an account, or nobody. */
  speakers: z.array(named),
  reason: z.string().nullable(),

  /**
   * Attempts to sign in a second person with one phone: for the organiser to look at, accusing
   * nobody.
   */
  refusals: z.array(z.object({ name: z.string(), at: moment })),
})

export type LectureDetail = z.output<typeof lectureDetail>

/** By what readers order the lectures; without it the latest is first. */
export const lectureSorts = ['name', 'startsAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(lectureSorts),
  kind: emptyAsAbsent(kind),
  state: emptyAsAbsent(state),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),
})

export type LectureFilters = z.output<typeof filters>

export const listLectures = endpoint({
  method: 'GET',
  path: '/api/v1/lectures',
  summary: 'Lectures, rounds and classes that the reader organises, the latest first',
  access: { permission: may.manage },
  query: filters,
  answer: pageOf(lecture),
})

export const listLectureChoices = endpoint({
  method: 'GET',
  path: '/api/v1/lectures/choices',
  summary: 'Who may hold a lecture for the reader, and whom it may expect',
  access: { permission: may.manage },
  answer: z.object({
    bases: z.array(recordOption),
    hosts: z.array(recordOption),
    cohorts: z.array(recordOption),
    departments: z.array(recordOption),
    isOffice: z.boolean(),
  }),
})

export const findInvitees = endpoint({
  method: 'GET',
  path: '/api/v1/lectures/invitees',
  summary: 'People who may attend lectures or hold them, by name or number: twenty at most',
  access: { permission: may.manage },
  unscoped: 'lectures are open to every department: names only',
  query: z.object({ keywords: searchText.optional() }),
  answer: z.array(named),
})

export const getLecture = endpoint({
  method: 'GET',
  path: '/api/v1/lectures/{id}',
  summary: 'One lecture',
  access: { permission: may.manage },
  params: idParam,
  answer: lectureDetail,
  errors: [kernelErrors.notFound],
})

const saving = [
  errors.lectureHostWrong,
  errors.lectureChoiceUnknown,
  errors.lectureSpeakerUnknown,
  errors.lectureNobody,
  errors.lectureTimesWrong,
  errors.lecturePast,
] as const

const moving = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  kernelErrors.actionNotNow,
] as const

export const createLecture = endpoint({
  method: 'POST',
  path: '/api/v1/lectures',
  summary: 'Plan a lecture and notify the people who are expected',
  access: { permission: may.manage },
  body: lectureForm,
  once: true,
  answer: z.object({ id: z.number(), expected: z.number() }),
  errors: saving,
})

export const updateLecture = endpoint({
  method: 'PUT',
  path: '/api/v1/lectures/{id}',
  summary: 'Change a lecture before sign-in opens and notify the people who are expected',
  access: { permission: may.manage },
  params: idParam,
  body: lectureForm.extend({ version: readVersion }),
  answer: z.object({ id: z.number(), expected: z.number() }),
  errors: [...saving, ...moving],
})

export const actOnLecture = endpoint({
  method: 'POST',
  path: '/api/v1/lectures/{id}/act',
  summary: 'Close the list of a lecture that is over, open it again, or cancel the lecture',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ action: z.enum(STEPS), reason: clearableText(300), version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [...moving, kernelErrors.reasonNeeded],
})

export const getLectureCode = endpoint({
  method: 'GET',
  path: '/api/v1/lectures/{id}/code',
  summary: 'The code to show now: it changes every 30 seconds and counts for its own and the next',
  access: { permission: may.manage },
  params: idParam,
  answer: z.object({
    name: z.string(),
    code: z.string(),
    secondsLeft: z.number(),
    signedIn: z.number(),
    expected: z.number(),
  }),
  errors: [kernelErrors.notFound, errors.lectureNotNow, errors.lectureCancelled],
})

const person = z.object({
  id: z.number(),
  name: z.string(),

  /** The badge, or else the account. */
  number: z.string(),
  department: z.string().nullable(),
  presence,
  isGuest: z.boolean(),
  signedAt: moment.nullable(),
  lateMinutes: z.number().nullable(),
  note: z.string().nullable(),
})

export type LecturePerson = z.output<typeof person>

/** By what readers order the people of a lecture; without it guests are last. */
export const lecturePersonSorts = ['name', 'department', 'signedAt'] as const

const peopleFilters = searchQuery.extend({
  sort: sortBy(lecturePersonSorts),
  presence: emptyAsAbsent(presence),
  guest: emptyAsAbsent(z.enum(['1'])),
})

export type PeopleFilters = z.output<typeof peopleFilters>

export const listLecturePeople = endpoint({
  method: 'GET',
  path: '/api/v1/lectures/{id}/people',
  summary: 'Who is expected at a lecture, who is here, who came late or as a guest',
  access: { permission: may.manage },
  params: idParam,
  query: peopleFilters,
  answer: pageOf(person),
  errors: [kernelErrors.notFound],
})

export const correctPresence = endpoint({
  method: 'POST',
  path: '/api/v1/lectures/{id}/presence',
  summary: 'Correct the list by hand, with a reason',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({
    userIds: z.array(recordId).min(1, 'kernel.text.required').max(500),
    presence: z.enum(CORRECTIONS),
    reason: requiredText(200),
  }),
  answer: z.object({ changed: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.lectureNotOver,
    errors.nobodyChosen,
  ],
})

/** Of one lecture, or of all in a span of days. */
export const presenceExport = exportCalls({
  path: '/api/v1/lecturePresences',
  what: 'attendance at lectures',
  exporting: may.export,
  filters: z.object({
    lectureId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
    from: emptyAsAbsent(calendarDay),
    until: emptyAsAbsent(calendarDay),
  }),
})

const ownLecture = z.object({
  id: z.number(),
  name: z.string(),
  kind,
  place: z.string(),
  speaker: z.string().nullable(),
  startsAt: moment,
  endsAt: moment,
  presence,
  isGuest: z.boolean(),
  signedAt: moment.nullable(),
  lateMinutes: z.number().nullable(),
  phase: z.enum(['ahead', 'open', 'over']),
  isCancelled: z.boolean(),
  reason: z.string().nullable(),
})

export type OwnLecture = z.output<typeof ownLecture>

export const listOwnLectures = endpoint({
  method: 'GET',
  path: '/api/v1/ownLectures',
  summary: 'Lectures the reader is expected at or attended, the next first',
  access: { permission: may.attend },
  givesDevice: true,
  unsorted: 'what is to come, the next first; then the past',
  query: z.object({
    pageNum: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageOf(ownLecture).extend({ attended: z.number(), held: z.number() }),
})

export const signInCode = codeOnScreen('learning.code.shape')

export const signInToLecture = endpoint({
  method: 'POST',
  path: '/api/v1/ownLectures/{id}/signIn',
  summary:
    'Sign in with the code on the organiser’s screen; once signed in the answer stays the same',
  access: { permission: may.attend },
  givesDevice: true,
  params: idParam,
  body: z.object({ code: signInCode }),
  answer: z.object({
    name: z.string(),
    presence: z.enum(['here', 'late']),
    signedAt: moment,
    lateMinutes: z.number(),
    isGuest: z.boolean(),
    isRepeated: z.boolean(),
  }),
  errors: [
    kernelErrors.notFound,
    errors.lectureNotNow,
    errors.lectureCancelled,
    errors.signInCodeOld,
    errors.notExpectedHere,
    errors.deviceNew,
    errors.deviceUsed,
  ],
})
