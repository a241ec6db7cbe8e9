import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText, searchText, yearMonth } from '../../../kernel/text/text.ts'
import { monthNumber } from '../../../kernel/values/day.ts'
import { seatsErrors as errors, seatsPermissions as may } from './access.ts'

/** Months shown at once, from this one. */
export const SHOWN_MONTHS = 24

const filters = z.object({
  keywords: searchText.optional(),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** 1: departments with a month in which more trainees are planned than have a seat. */
  over: emptyAsAbsent(z.enum(['1'])),
})

export type MonthsFilters = z.output<typeof filters>
const query = filters.extend({ from: emptyAsAbsent(yearMonth) })

const department = z.object({
  id: z.number(),
  name: z.string(),
  parent: z.string(),

  /** Seats of a usual month; null: takes no trainees. */
  usual: z.number().nullable(),

  /** Months that differ from the usual; the reason may be none. */
  exceptions: z.array(
    z.object({ month: yearMonth, seats: z.number(), reason: z.string().nullable() }),
  ),

  /** Trainees planned in each of the months shown. */
  taken: z.array(z.number()),
  actions: z.array(z.enum(['set'])),
})

export type DepartmentMonths = z.output<typeof department>

export const listDepartmentMonths = endpoint({
  method: 'GET',
  path: '/api/v1/departmentMonths',
  summary:
    'How many trainees each department of the reader takes in which month, with those who are planned',
  access: { permission: may.list },
  query,
  answer: z.object({ months: z.array(yearMonth), departments: z.array(department) }),
})

export const departmentMonthsForm = z
  .object({
    departmentIds: z
      .array(recordId)
      .min(1, 'kernel.text.required')
      .max(300)
      .transform((ids) => [...new Set(ids)]),
    from: yearMonth,
    until: yearMonth,

    /** Null: as usual again. */
    seats: z.number().int().min(0).max(999).nullable(),
    reason: requiredText(200).nullable().default(null),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'rotations.months.reversed',
  })
  .refine(({ from, until }) => monthsBetween(from, until) <= 60, {
    path: ['until'],
    message: 'rotations.months.tooMany',
  })
  .refine(({ seats, reason }) => seats !== 0 || reason !== null, {
    path: ['reason'],
    message: 'rotations.months.whyClosed',
  })

export type DepartmentMonthsForm = z.output<typeof departmentMonthsForm>

/** How many months a range has, both ends included. */
const monthsBetween = (from: string, until: string) => monthNumber(until) - monthNumber(from) + 1

export const setDepartmentMonths = endpoint({
  method: 'PUT',
  path: '/api/v1/departmentMonths',
  summary:
    'Set the seats of departments in a range of months; answers where more trainees are planned than have a seat',
  access: { permission: may.set },
  body: departmentMonthsForm,
  answer: z.object({
    /** Months of departments that are over their seats now. */
    over: z.number(),

    /** Blocks in those months that are planned and not begun. */
    blocks: z.number(),
  }),
  errors: [errors.monthsNotYours, kernelErrors.notFound],
})

export const departmentMonthSheet = sheetCalls({
  path: '/api/v1/departmentMonths',
  what: 'months in which a department takes another number of trainees than usual',
  exporting: may.export,
  importing: may.import,
  filters,
})
