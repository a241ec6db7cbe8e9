import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption, textOfOurs } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, yearMonth } from '../../../kernel/text/text.ts'
import { DAY_CLASSES, ON_CALL } from '../kinds/kind.contract.ts'
import { rosterErrors as errors, rosterPermissions as may } from './access.ts'
import { rosterFlow } from './roster.flow.ts'

const state = z.enum(rosterFlow.states)

/** By what readers order the rosters; without it the latest month is first. */
export const rosterSorts = ['month', 'department'] as const

const filters = pageQuery.extend({
  sort: sortBy(rosterSorts),
  departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  month: emptyAsAbsent(yearMonth),
})

export type RosterFilters = z.output<typeof filters>

const actions = z.array(z.enum(['plan', 'publish', 'close', 'delete']))

const row = z.object({
  id: z.number(),
  department: z.string(),
  month: z.string(),
  state,

  /** Shifts that are assigned, and people who have one. */
  shifts: z.number(),
  people: z.number(),
  version: z.number(),
  actions,
})

export type RosterRow = z.output<typeof row>

/** A kind of shift in the grid: its sign, its hours, and how many people it needs. */
const kind = z.object({
  id: z.number(),
  name: z.string(),
  sign: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  dayClasses: z.array(z.enum(DAY_CLASSES)),
  least: z.number(),
  most: z.number(),
  isNight: z.boolean(),
  onCall: z.enum(ON_CALL),
})

const person = z.object({
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),

  /** Year of training in the month. */
  year: z.number(),

  /** Days on which the person is not in the department or is away. */
  awayDays: z.array(z.string()),

  /** Exams at a fixed time and lectures: not what they are, only when. */
  appointments: z.array(z.object({ startsAt: z.string(), endsAt: z.string() })),

  /** Preferences for days on which the person is there; `isMet`: null while nothing is planned. */
  preferences: z.array(
    z.object({ day: z.string(), wants: z.boolean(), isMet: z.boolean().nullable() }),
  ),
  nights: z.number(),
  weekends: z.number(),
  holidays: z.number(),
  hours: z.number(),
})

export type RosterPersonRow = z.output<typeof person>

const shift = z.object({
  traineeId: z.number(),
  kindId: z.number(),
  day: z.string(),
  isLocked: z.boolean(),
})

export type RosterShift = z.output<typeof shift>

/** A rule that the roster breaks, as a sentence. */
const fault = z.object({
  traineeId: z.number().nullable(),
  day: z.string().nullable(),
  text: z.string(),
})

const change = z.object({
  id: z.number(),
  day: z.string(),
  name: z.string(),

  /** The shift before and after; null: none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})

const rosterBoard = z.object({
  id: z.number(),
  department: z.string(),
  month: z.string(),
  state,
  version: z.number(),
  days: z.array(z.object({ day: z.string(), dayClass: z.enum(DAY_CLASSES) })),
  kinds: z.array(kind),
  people: z.array(person),
  shifts: z.array(shift),

  /** Shifts with fewer people than they need. */
  open: z.array(z.object({ kindId: z.number(), day: z.string(), missing: z.number() })),
  faults: z.array(fault),

  /** Hours over the hospital's limits: they prevent nothing. */
  warnings: z.array(z.object({ traineeId: z.number(), text: z.string() })),
  changes: z.array(change),
  actions,
})

export type RosterBoard = z.output<typeof rosterBoard>

const ownShift = z.object({
  id: z.number(),
  day: z.string(),
  kind: z.string(),
  department: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isNight: z.boolean(),
  onCall: z.enum(ON_CALL),

  /** Names of the others who have the shift. */
  others: z.array(z.string()),

  /** Whether the reader may ask a colleague to take it. */
  maySwap: z.boolean(),
})

export type OwnShift = z.output<typeof ownShift>

export const listRosters = endpoint({
  method: 'GET',
  path: '/api/v1/dutyRosters',
  summary: 'Duty rosters of the departments that the reader sees, the latest month first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row).extend({
    /** Departments for which the reader begins rosters. */
    departments: z.array(recordOption),
  }),
})

export const getRoster = endpoint({
  method: 'GET',
  path: '/api/v1/dutyRosters/{id}',
  summary: 'A roster with its people, their shifts, what is open and what breaks a rule',
  access: { permission: may.list },
  params: idParam,
  answer: rosterBoard,
  errors: [kernelErrors.notFound],
})

export const createRoster = endpoint({
  method: 'POST',
  path: '/api/v1/dutyRosters',
  summary: 'Begin the roster of a department for a month',
  access: { permission: may.plan },
  body: z.object({ departmentId: recordId, month: yearMonth }),
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.rosterTaken, errors.rosterDepartmentUnknown, errors.rosterWithoutKinds],
})

const MAX_CELLS = 2_000

const cell = z.object({
  traineeId: recordId,
  day: calendarDay,

  /** Null: no shift on that day. */
  kindId: recordId.nullable(),
  isLocked: z.boolean(),
})

export const setShifts = endpoint({
  method: 'PUT',
  path: '/api/v1/dutyRosters/{id}/shifts',
  summary:
    'Assign, move or take away shifts; after publication with a reason, which its people read',
  access: { permission: may.plan },
  params: idParam,
  body: z.object({
    version: readVersion,
    cells: z
      .array(cell)
      .min(1)
      .max(MAX_CELLS)
      .refine(
        (list) =>
          new Set(list.map(({ traineeId, day }) => `${traineeId} ${day}`)).size === list.length,
        'duty.roster.cellTwice',
      ),
    reason: textOfOurs(200),
  }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.shiftPersonUnknown,
    errors.shiftKindUnknown,
    errors.shiftDayOutside,
    errors.shiftElsewhere,
    errors.shiftReasonMissing,
    errors.rosterHasFaults,
    errors.shiftHasHours,
    errors.rosterIsClosed,
  ],
})

const rosterStep = z.object({ version: readVersion })

export const proposeShifts = endpoint({
  method: 'POST',
  path: '/api/v1/dutyRosters/{id}/proposal',
  summary: 'Fill a draft with the best roster that is found in some seconds; locked shifts stay',
  access: { permission: may.plan },
  params: idParam,
  body: rosterStep,
  answer: z.object({
    version: z.number(),

    /** In shifts away from a fair share. */
    cost: z.number(),

    /** No roster costs less. */
    bound: z.number(),
    open: z.number(),
  }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.rosterIsClosed,
    errors.shiftElsewhere,
    errors.proposalBusy,
    errors.proposalFailed,
  ],
})

export const publishRoster = endpoint({
  method: 'POST',
  path: '/api/v1/dutyRosters/{id}/publish',
  summary: 'Publish a roster that breaks no rule; its people are notified',
  access: { permission: may.plan },
  params: idParam,
  body: rosterStep,
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.rosterHasFaults],
})

export const closeRoster = endpoint({
  method: 'POST',
  path: '/api/v1/dutyRosters/{id}/close',
  summary: 'Close the roster of a month that is over; nothing of it changes afterwards',
  access: { permission: may.plan },
  params: idParam,
  body: rosterStep,
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.rosterNotOver],
})

export const deleteRoster = endpoint({
  method: 'DELETE',
  path: '/api/v1/dutyRosters/{id}',
  summary: 'Delete a draft',
  access: { permission: may.plan },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const listOwnShifts = endpoint({
  method: 'GET',
  path: '/api/v1/dutyRosters/own',
  summary: 'The reader’s own shifts of a month, in published rosters',
  access: { permission: may.own },
  query: z.object({ month: yearMonth }),
  answer: z.object({ list: z.array(ownShift) }),
})
