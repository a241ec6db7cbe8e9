import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import {
  clearableText,
  onByDefault,
  onOff,
  readVersion,
  sortPlace,
} from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, emptyAsNull, requiredText } from '../../../kernel/text/text.ts'
import { isDay } from '../../../kernel/values/day.ts'
import { leaveTypeErrors as errors, leaveTypePermissions as may } from './access.ts'

export const COUNTED_BY = ['working', 'calendar'] as const
export const EXTENDS_TRAINING = ['never', 'always', 'overLimit'] as const

/** What an application names, so that the days of an event hold for all that name the same one. */
export const EVENT_KINDS = ['birth', 'marriage', 'death', 'injury', 'other'] as const

/**
 * By which rules annual leave is had: of employees of an enterprise, or of staff of a public
 * institution.
 */
export const ANNUAL_REGIMES = ['enterprise', 'publicInstitution'] as const

/** Days of a year, of an event, or extra days of an event. */
export const DAY_KINDS = ['year', 'event', 'extra'] as const

/** A month and day that every year has: not 02-30, and not 02-29. */
const isDayOfEveryYear = (monthAndDay: string) => isDay(`2001-${monthAndDay}`)

const leaveTypeForm = z.object({
  name: requiredText(30),
  nameEn: clearableText(60),
  isPaid: onOff,
  countedBy: z.enum(COUNTED_BY),
  allowsHalf: onOff,

  /** Days exist only as the office grants them. */
  isEarned: onOff,

  /**
   * Not refused for a seat at a fixed time, such as in an exam: a warning, and a notice to the
   * office.
   */
  isNeverHindered: onOff,
  eventKind: emptyAsNull(z.enum(EVENT_KINDS)),

  /** 1 men, 2 women; empty: everybody. */
  forGender: emptyAsNull(z.union([z.literal(1), z.literal(2)])),

  /** Empty: by the table of days alone. */
  annualRegime: emptyAsNull(z.enum(ANNUAL_REGIMES)),

  /**
   * Days left of a year may be used until this month and day of the next; empty: they end with the
   * year.
   */
  carriesUntil: emptyAsNull(
    z
      .string()
      .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
        error: 'absence.carriesUntil.wrong',
        abort: true,
      })
      .refine(isDayOfEveryYear, 'absence.carriesUntil.wrong'),
  ),
  noticeDays: z.number().int().min(0).max(90),

  /** Papers are asked for from this many days; 0: always; empty: never. */
  papersFrom: emptyAsNull(z.number().min(0).max(365).multipleOf(0.5)),
  papers: clearableText(200),
  papersEn: clearableText(200),
  extendsTraining: z.enum(EXTENDS_TRAINING),

  /** Days of a year beyond which the training is extended. */
  extendsOver: emptyAsNull(z.number().int().min(0).max(365)),
  source: clearableText(300),
  sort: sortPlace,
  status: onByDefault,
})

export type LeaveTypeForm = z.output<typeof leaveTypeForm>
const code = z.string().regex(/^[a-z][a-zA-Z0-9]{0,31}$/, 'absence.leaveTypeCode.wrong')
export const newLeaveTypeForm = leaveTypeForm.extend({ code })

/**
 * What the table gives in the hospital's province. `unrecorded`: other provinces have figures, this
 * one has none; `isNational`: it is recorded as giving the national days.
 */
const limit = z.object({
  per: z.enum(['year', 'event']),
  kind: z.enum(['unrecorded', 'days']),
  least: z.number(),
  most: z.number(),
  isNational: z.boolean(),
})

const leaveType = leaveTypeForm.extend({
  id: z.number(),
  code: z.string(),
  isBuiltIn: z.boolean(),
  limits: z.array(limit),
  version: z.number(),
  actions: z.array(z.string()),
})

export type LeaveType = z.output<typeof leaveType>

const day = z.object({
  id: z.number(),
  per: z.enum(DAY_KINDS),
  provinceCode: z.string().nullable(),
  province: z.string().nullable(),
  minWorkYears: z.number(),

  /** Null where they are the national ones. */
  days: z.number().nullable(),
  sameAsNational: onOff,
  fromChild: z.number(),
  isCounted: onOff,
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
  source: z.string(),

  /** Whether it holds for this hospital. */
  isOurs: z.boolean(),
})

export type LeaveTypeDay = z.output<typeof day>

const filters = searchQuery.extend({ status: emptyAsAbsent(z.coerce.number().pipe(onOff)) })
export type LeaveTypeFilters = z.output<typeof filters>

export const listLeaveTypes = endpoint({
  method: 'GET',
  path: '/api/v1/leaveTypes',
  summary: 'Leave types in their order, with the days they give in the hospital’s province',
  access: { permission: may.list },
  unscoped: 'a rule of the hospital that holds for all bases',
  unsorted: 'a short list in the order that the office gives it',
  query: filters,
  answer: pageOf(leaveType),
})

export const getLeaveType = endpoint({
  method: 'GET',
  path: '/api/v1/leaveTypes/{id}',
  summary: 'A leave type with its table of days',
  access: { permission: may.list },
  params: idParam,
  answer: leaveType.extend({
    days: z.array(day),
    province: z.string().nullable(),
    provinceCode: z.string().nullable(),
  }),
  errors: [kernelErrors.notFound],
})

const refusals = [
  errors.leaveTypeNameTaken,
  errors.leaveTypePapersUnnamed,
  errors.leaveTypeLimitMissing,
]

export const createLeaveType = endpoint({
  method: 'POST',
  path: '/api/v1/leaveTypes',
  summary: 'Add a leave type',
  access: { permission: may.edit },
  body: newLeaveTypeForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.leaveTypeCodeTaken, ...refusals],
})

export const updateLeaveType = endpoint({
  method: 'PUT',
  path: '/api/v1/leaveTypes/{id}',
  summary: 'Change a leave type, or disable it: it is chosen no more, and old leaves keep it',
  access: { permission: may.edit },
  params: idParam,
  body: leaveTypeForm.extend({ version: readVersion }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, ...refusals],
})

export const deleteLeaveType = endpoint({
  method: 'DELETE',
  path: '/api/v1/leaveTypes/{id}',
  summary: 'Delete a leave type of the hospital’s own that nobody has used',
  access: { permission: may.edit },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.inUse, errors.leaveTypeBuiltIn],
})

export const typeDayForm = z.object({
  per: z.enum(DAY_KINDS),

  /** Empty: the whole country. */
  provinceCode: emptyAsNull(z.string().regex(/^\d{2}$/)),
  minWorkYears: z.number().int().min(0).max(50),

  /** Empty where the province gives the national days. */
  days: emptyAsNull(z.number().min(0.5).max(730).multipleOf(0.5)),
  sameAsNational: onOff.default(0),

  /** From this child on. */
  fromChild: z.number().int().min(1).max(9).default(1),

  /** Extra days that are chosen as often as they occur. */
  isCounted: onOff.default(0),
  name: clearableText(60),
  nameEn: clearableText(120),
  source: requiredText(300),
})

export type TypeDayForm = z.output<typeof typeDayForm>

/** Version of the type, which every change of its days increases. */
const version = readVersion

export const saveTypeDay = endpoint({
  method: 'POST',
  path: '/api/v1/leaveTypes/{id}/days',
  summary: 'Add days to a type, or change those named by `dayId`',
  access: { permission: may.edit },
  params: idParam,
  body: typeDayForm.extend({ dayId: emptyAsAbsent(z.number().int().positive()), version }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.typeDayTaken,
    errors.typeDayUnnamed,
    errors.typeDayMissing,
    errors.typeDayNational,
    errors.provinceUnknown,
  ],
})

export const deleteTypeDay = endpoint({
  method: 'DELETE',
  path: '/api/v1/leaveTypes/{id}/days/{dayId}',
  summary: 'Take days away from a type',
  access: { permission: may.edit },
  params: idParam.extend({ dayId: idParam.shape.id }),
  query: z.object({ version: z.coerce.number().pipe(version) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const getLeaveSettings = endpoint({
  method: 'GET',
  path: '/api/v1/leaveSettings',
  summary:
    'The province of the hospital, the provinces to choose from, and when reports of aways are due',
  access: { permission: may.list },
  answer: z.object({
    provinceCode: z.string().nullable(),
    province: z.string().nullable(),

    /** Days after an away until which its report is due. */
    reportDays: z.number(),
    provinces: z.array(z.object({ value: z.string(), label: z.string() })),
    version: z.number(),
  }),
})

export const updateLeaveSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/leaveSettings',
  summary: 'Say in which province the hospital is, and when reports of aways are due',
  access: { permission: may.edit },
  body: z.object({
    provinceCode: typeDayForm.shape.provinceCode,
    reportDays: z.number().int().min(0).max(90).optional(),
    version,
  }),
  answer: z.null(),
  errors: [kernelErrors.changedMeanwhile, errors.provinceUnknown],
})

export const leaveTypeExport = exportCalls({
  path: '/api/v1/leaveTypes',
  what: 'leave types with their days',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
