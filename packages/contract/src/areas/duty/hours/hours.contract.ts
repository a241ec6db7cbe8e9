import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
  wholeSecond,
  yearMonth,
} from '../../../kernel/text/text.ts'
import { codeOnScreen } from '../../../kernel/values/code-on-screen.ts'
import { isMonday } from '../../../kernel/values/day.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { ON_CALL } from '../kinds/kind.contract.ts'
import { hoursErrors as errors, hoursPermissions as may } from './access.ts'
import { dutyWeekFlow } from './week.flow.ts'

const PATH = '/api/v1/dutyHours'
const state = z.enum(dutyWeekFlow.states)

/** A week by its Monday, of this century. */
const monday = calendarDay.refine((day) => day.startsWith('20') && isMonday(day), {
  message: 'duty.hours.notMonday',
})

/**
 * Where the hours of a shift come from: `signed` in and out; `arrived` and never signed out, so they
 * end with the shift; `corrected` by the trainee; `missed`, the trainee was not there; on `call` at
 * home without having been called; `missing`, nothing is known; `ahead`, the shift is not over.
 */
const HOUR_SOURCES = [
  'signed',
  'arrived',
  'corrected',
  'missed',
  'call',
  'missing',
  'ahead',
] as const

export type HourSource = (typeof HOUR_SOURCES)[number]

const SHIFT_ACTIONS = ['arrive', 'leave', 'correct'] as const

/** A shift with its planned hours and those that were worked. */
const shift = z.object({
  shiftId: z.number(),
  day: z.string(),
  kind: z.string(),
  department: z.string(),
  onCall: z.enum(ON_CALL),
  startsAt: moment,
  endsAt: moment,

  /** From when until when the trainee worked; null: nothing, or not known. */
  workedFrom: moment.nullable(),
  workedUntil: moment.nullable(),
  source: z.enum(HOUR_SOURCES),

  /** When the trainee signed in and out, whatever was corrected since. */
  signedInAt: moment.nullable(),
  signedOutAt: moment.nullable(),

  /** From when the trainee can arrive; null: it is no question any more. */
  opensAt: moment.nullable(),

  /** Hours that were worked, to the minute. */
  hours: z.number(),
  reason: z.string().nullable(),

  /** Corrected more than a week after the shift. */
  isLate: z.boolean(),

  /** Of the correction; 0: none yet. */
  version: z.number(),
  actions: z.array(z.enum(SHIFT_ACTIONS)),
})

export type ShiftHours = z.output<typeof shift>

const shiftOfWeek = shift.extend({
  /** Days of leave that it has earned; booked once its hours are known. */
  earnedDays: z.number(),
})

export type ShiftOfWeek = z.output<typeof shiftOfWeek>

/** What a week adds up to, and what the limits say of it. */
const week = z.object({
  startsOn: z.string(),
  endsOn: z.string(),
  state,
  planned: z.number(),
  worked: z.number(),

  /** Shifts of which nothing is known. */
  missing: z.number(),

  /** Hours that the limits allow in a week. */
  most: z.number(),
  isOver: z.boolean(),

  /** All its shifts are over. */
  isPast: z.boolean(),
})

export type WeekHours = z.output<typeof week>

const weekDetail = week.extend({
  /** 0: nobody has confirmed it yet. */
  version: z.number(),
  question: z.string().nullable(),
  answer: z.string().nullable(),

  /** A confirmation has to answer the question. */
  needsAnswer: z.boolean(),

  /** Why the week cannot be confirmed now; null: it can, or nothing is to be confirmed. */
  obstacle: z.string().nullable(),
  actions: z.array(z.enum(['confirm', 'question', 'retract'])),
  shifts: z.array(shiftOfWeek),
})

export type WeekDetail = z.output<typeof weekDetail>

export const getOwnHours = endpoint({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'The reader’s own shifts of a week with the hours worked, and weeks to confirm',
  access: { permission: may.own },
  givesDevice: true,
  query: z.object({ week: monday }),
  answer: weekDetail.extend({
    /** Mondays of earlier weeks that wait for the reader, the earliest first. */
    waiting: z.array(z.string()),

    /** Shifts of any week at which the reader can arrive now, or which they can leave. */
    now: z.array(shift),
  }),
})

export const shiftCode = codeOnScreen('duty.hours.codeShape')

export const signInToShift = endpoint({
  method: 'POST',
  path: `${PATH}/own/signIn`,
  summary: 'Arrive at a shift, or leave it, with the code that the department shows',
  access: { permission: may.own },
  givesDevice: true,
  body: z.object({ shiftId: recordId, code: shiftCode, isLeaving: z.boolean() }),
  answer: z.object({
    kind: z.string(),

    /** When the reader arrived or left; once signed the answer stays the same. */
    at: moment,
    isRepeated: z.boolean(),
  }),
  errors: [
    errors.hoursShiftUnknown,
    errors.hoursNotNow,
    errors.hoursCodeOld,
    errors.hoursDeviceNew,
    errors.hoursDeviceUsed,
    errors.hoursNotArrived,
    errors.hoursAtHome,
    errors.hoursClosed,
  ],
})

const instant = wholeSecond('duty.hours.momentWrong').nullable()

/** Both times are null for a shift that was not worked. */
export const correctionForm = z.object({
  startsAt: instant,
  endsAt: instant,
  reason: requiredText(200),
})

export type CorrectionForm = z.output<typeof correctionForm>

export const correctHours = endpoint({
  method: 'PUT',
  path: `${PATH}/own/{shiftId}`,
  summary: 'Correct the hours of an own shift that is over, with a reason',
  access: { permission: may.own },
  params: z.object({ shiftId: z.coerce.number().pipe(recordId) }),
  body: correctionForm.extend({ version: readVersion.or(z.literal(0)) }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.changedMeanwhile,
    errors.hoursShiftUnknown,
    errors.hoursNotOver,
    errors.hoursClosed,
    errors.hoursTimesWrong,
    errors.hoursTooFar,
    errors.hoursOverlap,
  ],
})

export const confirmWeek = endpoint({
  method: 'POST',
  path: `${PATH}/own/weeks`,
  summary: 'Confirm the hours of a week that is over; with an answer where a question was asked',
  access: { permission: may.own },
  body: z.object({
    startsOn: monday,
    answer: optionalText(200),

    /** 0: nobody has confirmed it yet. */
    version: readVersion.or(z.literal(0)),
  }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.weekNotOver,
    errors.weekIncomplete,
    errors.weekEmpty,
    errors.weekAnswerMissing,
  ],
})

export const getDutyCode = endpoint({
  method: 'GET',
  path: `${PATH}/code`,
  summary: 'The code of this moment with which trainees arrive at shifts of a department',
  access: { permission: may.list },
  query: z.object({ departmentId: z.coerce.number().pipe(recordId) }),
  answer: z.object({
    department: z.string(),
    code: z.string(),
    secondsLeft: z.number(),

    /** Who is at work by their sign-in, and who has a shift now and has not arrived or has left. */
    here: z.array(z.string()),
    missing: z.array(z.string()),
  }),
  errors: [errors.hoursDepartmentUnknown],
})

/** By what readers order the hours; without it those over a limit are first. */
export const hoursSorts = ['worked', 'overtime', 'average', 'late'] as const

const filters = searchQuery.extend({
  sort: sortBy(hoursSorts),

  /** The weeks that begin in it. */
  month: yearMonth,
  departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** over: a limit is exceeded; open: a week that is over is not confirmed; asked: questioned. */
  only: emptyAsAbsent(z.enum(['over', 'open', 'asked'])),
})

export type HoursFilters = z.output<typeof filters>

const person = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),

  /** Hours of the weeks of the month, in all departments: the same for every reader. */
  planned: z.number(),
  worked: z.number(),

  /** Hours over forty a week, in the weeks of the month. */
  overtime: z.number(),

  /** The highest average of four weeks that end in the month. */
  average: z.number(),

  /** Corrections made more than a week after the shift. */
  late: z.number(),
  isOver: z.boolean(),

  /** Weeks of the month with a shift in these departments. */
  weeks: z.array(week),
})

export type PersonHours = z.output<typeof person>

export const listHours = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Hours of a month by trainee, in the departments that the reader answers for',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(person).extend({
    /** Departments whose hours the reader sees. */
    departments: z.array(recordOption),
  }),
})

const departmentHours = z.object({
  /** Of the department. */
  id: z.number(),
  department: z.string(),
  people: z.number(),

  /** People over a limit. */
  over: z.number(),

  /** Weeks that are over: confirmed ones, and all. */
  confirmed: z.number(),
  weeks: z.number(),
  questioned: z.number(),
  late: z.number(),
})

export type DepartmentHours = z.output<typeof departmentHours>

export const listDepartmentHours = endpoint({
  method: 'GET',
  path: `${PATH}/departments`,
  summary: 'Hours of a month by department: over a limit, not confirmed, corrected late',
  access: { permission: may.list },
  query: z.object({ month: yearMonth }),
  answer: z.object({ list: z.array(departmentHours) }),
})

export const getWeekOfTrainee = endpoint({
  method: 'GET',
  path: `${PATH}/{traineeId}/week`,
  summary: 'The shifts of a trainee in a week, with the hours worked',
  access: { permission: may.list },
  params: z.object({ traineeId: z.coerce.number().pipe(recordId) }),
  query: z.object({ week: monday }),
  answer: weekDetail.extend({ name: z.string(), number: z.string() }),
  errors: [kernelErrors.notFound],
})

export const questionWeek = endpoint({
  method: 'POST',
  path: `${PATH}/{traineeId}/week/question`,
  summary: 'Question the hours of a week that a trainee has confirmed',
  access: { permission: may.question },
  params: z.object({ traineeId: z.coerce.number().pipe(recordId) }),
  body: z.object({ startsOn: monday, reason: requiredText(200), version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})

export const retractQuestion = endpoint({
  method: 'POST',
  path: `${PATH}/{traineeId}/week/question/retract`,
  summary:
    'Take back a question about the hours of a week; the trainee confirms it without an answer',
  access: { permission: may.question },
  params: z.object({ traineeId: z.coerce.number().pipe(recordId) }),
  body: z.object({ startsOn: monday, version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})
