import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { trainingErrors as errors, trainingPermissions as may } from './access.ts'
import { CLASS_ACTIONS, trainingClassFlow } from './training-class.flow.ts'

export const MAX_DAYS = 60
export const MAX_PLACES = 500

/** Whole levels of qualified teachers that may have to attend. */
export const CALLED_LEVELS = ['general', 'core'] as const
const level = z.enum(CALLED_LEVELS)
const state = z.enum(trainingClassFlow.states)
const whole = z.number().int()

const several = z
  .array(recordId)
  .max(200)
  .transform((ids) => [...new Set(ids)])

const papers = z.array(z.string().max(200)).max(20)

/** A class. `baseId` null: of the office. `days`: on which it takes place. */
export const classForm = z.object({
  baseId: recordId.nullable(),
  className: requiredText(120),
  place: requiredText(120),
  days: z
    .array(calendarDay)
    .min(1, 'kernel.text.required')
    .max(MAX_DAYS)
    .transform((days) => [...new Set(days)].sort()),
  hours: whole.min(1).max(2000),
  capacity: whole.min(1).max(MAX_PLACES),
  minShare: whole.min(1).max(100),
  mustLevels: z.array(level).max(2),
  mustDepartments: several,
  mustPeople: several,
  materials: papers,
})

export type ClassForm = z.output<typeof classForm>

const classFacts = {
  id: z.number(),
  className: z.string(),
  baseId: z.number().nullable(),

  /** The base that holds it; null: the office. */
  base: z.string().nullable(),
  place: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  hours: z.number(),
  capacity: z.number(),
  taken: z.number(),
  minShare: z.number(),
  state,
  reason: z.string().nullable(),
}

const trainingClass = z.object({
  ...classFacts,
  version: z.number(),
  actions: z.array(z.enum(CLASS_ACTIONS)),
  isEditable: z.boolean(),
})

export type TrainingClass = z.output<typeof trainingClass>

const participant = z.object({
  userId: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  isSelf: z.boolean(),

  /** The days on which the person was there. */
  attended: z.array(z.string()),
  certificateNumber: z.string().nullable(),
})

export type Participant = z.output<typeof participant>
const named = z.object({ value: z.number(), label: z.string(), note: z.string().nullable() })

const classDetail = trainingClass.extend({
  days: z.array(z.string()),
  mustLevels: z.array(level),
  mustDepartments: z.array(named),
  mustPeople: z.array(named),

  /** How many of those who must attend have no place yet. */
  calledMissing: z.number(),
  materials: z.array(storedFile),
  participants: z.array(participant),

  /** The day whose code is shown now: today, while the class runs. */
  today: z.string().nullable(),
})

export type ClassDetail = z.output<typeof classDetail>

/** By what readers order the classes; without it the latest is first. */
export const classSorts = ['className', 'base', 'fromDay', 'hours', 'taken'] as const

export const listClasses = endpoint({
  method: 'GET',
  path: '/api/v1/teacherClasses',
  summary: 'Classes for teachers that the reader organises, the latest first',
  access: { permission: may.organise },
  query: searchQuery.extend({
    sort: sortBy(classSorts),
    state: emptyAsAbsent(state),
    year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2999)),
  }),
  answer: pageOf(trainingClass),
})

export const getClass = endpoint({
  method: 'GET',
  path: '/api/v1/teacherClasses/{id}',
  summary: 'One class with its participants and their attendance',
  access: { permission: may.organise },
  params: idParam,
  answer: classDetail,
  errors: [kernelErrors.notFound],
})

const saving = [
  errors.trainingBaseNotYours,
  errors.trainingBaseNotPassed,
  errors.calledUnknown,
] as const

export const createClass = endpoint({
  method: 'POST',
  path: '/api/v1/teacherClasses',
  summary: 'Plan a class for teachers',
  access: { permission: may.organise },
  body: classForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: saving,
})

export const updateClass = endpoint({
  method: 'PUT',
  path: '/api/v1/teacherClasses/{id}',
  summary: 'Change a class before it runs',
  access: { permission: may.organise },
  params: idParam,
  body: classForm.extend({ version: readVersion }),
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: [
    ...saving,
    errors.classCapacityTaken,
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
  ],
})

export const actOnClass = endpoint({
  method: 'POST',
  path: '/api/v1/teacherClasses/{id}/act',
  summary: 'Open a class, start, finish or cancel it; finishing gives the certificates',
  access: { permission: may.organise },
  params: idParam,
  body: z.object({
    action: z.enum(CLASS_ACTIONS),
    reason: optionalText(500),
    version: readVersion,
  }),
  answer: z.object({ id: z.number(), state, certificates: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.reasonNeeded,
    kernelErrors.changedMeanwhile,
  ],
})

export const setClassMaterials = endpoint({
  method: 'PUT',
  path: '/api/v1/teacherClasses/{id}/materials',
  summary: 'The materials of a class, at any time before it is cancelled',
  access: { permission: may.organise },
  params: idParam,
  body: z.object({ materials: papers }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

export const addParticipants = endpoint({
  method: 'POST',
  path: '/api/v1/teacherClasses/{id}/participants',
  summary: 'Add teachers to a class, before or while it runs',
  access: { permission: may.organise },
  params: idParam,
  body: z.object({ userIds: several.pipe(z.array(z.number()).min(1, 'kernel.text.required')) }),
  answer: z.object({ added: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.classFull,
    errors.personNotATeacher,
  ],
})

export const removeParticipant = endpoint({
  method: 'DELETE',
  path: '/api/v1/teacherClasses/{id}/participants/{userId}',
  summary: 'Take somebody off a class, before it is finished',
  access: { permission: may.organise },
  params: idParam.extend({ userId: z.coerce.number().pipe(recordId) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

export const recordAttendance = endpoint({
  method: 'PUT',
  path: '/api/v1/teacherClasses/{id}/attendance',
  summary: 'Tick the list by hand: these participants were there on this day, or were not',
  access: { permission: may.organise },
  params: idParam,
  body: z.object({
    day: calendarDay,
    userIds: z.array(recordId).min(1, 'kernel.text.required').max(MAX_PLACES),
    isThere: z.boolean(),
  }),
  answer: z.object({ changed: z.number() }),
  errors: [
    kernelErrors.notFound,
    errors.classNotRunning,
    errors.attendanceAhead,
    errors.notInClass,
  ],
})

export const getSignInCode = endpoint({
  method: 'GET',
  path: '/api/v1/teacherClasses/{id}/code',
  summary: 'Today’s code of a class that runs, to be shown to its participants',
  access: { permission: may.organise },
  params: idParam,
  answer: z.object({
    className: z.string(),
    day: z.string(),
    code: z.string(),
    here: z.number(),
    taken: z.number(),
  }),
  errors: [kernelErrors.notFound, errors.classNotRunning, errors.noSessionToday],
})

export const getSignInSheet = endpoint({
  method: 'GET',
  path: '/api/v1/teacherClasses/{id}/signInSheet',
  summary: 'The sign-in list of a class as PDF, to be printed and signed',
  access: { permission: may.organise },
  params: idParam,
  answer: 'binary',
  errors: [kernelErrors.notFound],
})

export const participantExport = exportCalls({
  path: '/api/v1/teacherClasses/participants',
  what: 'participants of classes',
  exporting: may.organise,
  filters: z.object({ classId: emptyAsAbsent(z.coerce.number().pipe(recordId)) }),
})

const ownClass = z.object({
  ...classFacts,
  days: z.array(z.string()),

  /** Whether the reader has to attend. */
  isCalled: z.boolean(),
  isIn: z.boolean(),
  attended: z.array(z.string()),
  mayJoin: z.boolean(),
  mayLeave: z.boolean(),

  /** Today is one of its days, it runs, and the reader has not signed in. */
  maySignIn: z.boolean(),
  certificateNumber: z.string().nullable(),
  materials: z.array(storedFile),
})

export type OwnClass = z.output<typeof ownClass>

export const listOwnClasses = endpoint({
  method: 'GET',
  path: '/api/v1/teacherClasses/own',
  summary: 'Classes open for signing up, and those the reader has a place in',
  access: { permission: may.attend },
  unscoped: 'classes open for signing up are offered to every teacher',
  answer: z.array(ownClass),
})

const onOwn = { access: { permission: may.attend }, params: idParam, answer: z.null() } as const

export const joinClass = endpoint({
  ...onOwn,
  method: 'POST',
  path: '/api/v1/teacherClasses/own/{id}',
  summary: 'Sign up for a class while it is open and has places',
  errors: [kernelErrors.notFound, errors.classNotOpen, errors.classFull, errors.alreadyInClass],
})

export const leaveClass = endpoint({
  ...onOwn,
  method: 'DELETE',
  path: '/api/v1/teacherClasses/own/{id}',
  summary: 'Give up the own place in a class that has not begun',
  errors: [kernelErrors.notFound, errors.classNotOpen, errors.notInClass],
})

export const signInCode = z.string().regex(/^\d{6}$/, 'teachers.class.codeShape')

export const signInToClass = endpoint({
  ...onOwn,
  method: 'POST',
  path: '/api/v1/teacherClasses/own/{id}/signIn',
  summary: 'Sign in on a day of a class with the code the organiser shows',
  body: z.object({ code: signInCode }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.tooMany,
    errors.classNotRunning,
    errors.notInClass,
    errors.noSessionToday,
    errors.signInCodeWrong,
    errors.attendedAlready,
  ],
})

export const getOwnClassCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/teacherClasses/own/{id}/certificate',
  summary: 'The own certificate of a class as PDF',
  access: { permission: may.attend },
  params: idParam,
  answer: 'binary',
  errors: [kernelErrors.notFound, errors.noClassCertificate],
})
