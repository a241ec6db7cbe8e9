import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { leaveTypeErrors } from '../leave-types/access.ts'
import { balanceErrors as errors, balancePermissions as may } from './access.ts'

export const CHANGE_KINDS = ['carried', 'earned', 'corrected'] as const

/** Changes that nobody enters. */
const BY_DATE = ['usedBefore', 'carriedOver', 'carryEnded', 'earnedMoved', 'earnedEnded'] as const

const year = z.coerce.number().int().min(2000).max(2100)

/** Days of one type in a year. `left` null: the type has no yearly limit. */
const balance = z.object({
  /** `trainee-type`. */
  id: z.string(),
  leaveTypeId: z.number(),
  leaveType: z.string(),
  year: z.number(),
  entitled: z.number().nullable(),
  adjusted: z.number(),
  granted: z.number().nullable(),
  usedBefore: z.number(),
  used: z.number(),
  left: z.number().nullable(),

  /** The days of the hospital’s province are not recorded. */
  isUnrecorded: z.boolean(),
})

const balanceRow = balance.extend({
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  base: z.string(),
  actions: z.array(z.enum(['adjust'])),
})

export type BalanceRow = z.output<typeof balanceRow>

/** By what readers order the days of trainees; without it those who began last are first. */
export const balanceSorts = ['name', 'number', 'base', 'leaveType'] as const

const filters = searchQuery.extend({
  sort: sortBy(balanceSorts),

  /** Absent: the present year. */
  year: emptyAsAbsent(year),
  leaveTypeId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type BalanceFilters = z.output<typeof filters>

export const listBalances = endpoint({
  method: 'GET',
  path: '/api/v1/leaveBalances',
  summary: 'Days of trainees by type in a year: what they have, used and have left',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(balanceRow),
})

export const listBalanceChoices = endpoint({
  method: 'GET',
  path: '/api/v1/leaveBalances/choices',
  summary: 'Bases, leave types and years of the filters',
  access: { permission: may.list },
  answer: z.object({
    bases: z.array(recordOption),
    types: z.array(recordOption),
    years: z.array(z.number()),
  }),
})

const change = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
  leaveType: z.string(),
  year: z.number(),
  kind: z.enum([...CHANGE_KINDS, ...BY_DATE]),
  days: z.number(),
  reason: z.string(),
})

/** Days that a shift earned. */
const earned = z.object({
  id: z.number(),
  day: z.string(),
  days: z.number(),

  /** Days of it that can still be used. */
  left: z.number(),
  endsOn: z.string(),
})

export type EarnedDays = z.output<typeof earned>

const person = z.object({
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  base: z.string(),
  worksSince: z.string(),

  /** Whether somebody recorded it; otherwise it is the first day of the training. */
  isWorksSinceRecorded: z.boolean(),
  year: z.number(),
  balances: z.array(balance),
})

export type Balance = z.output<typeof balance>
const ofYear = z.object({ year: emptyAsAbsent(year) })

export const getBalances = endpoint({
  method: 'GET',
  path: '/api/v1/leaveBalances/{id}',
  summary: 'The days of one trainee in a year, with every change of the office and its reason',
  access: { permission: may.list },
  params: idParam,
  query: ofYear,
  answer: person.extend({
    changes: z.array(change),

    /** By shifts, the last first. */
    earned: z.array(earned),
    actions: z.array(z.enum(['adjust'])),
  }),
  errors: [kernelErrors.notFound],
})

export const adjustForm = z.object({
  leaveTypeId: recordId,
  year: z.number().int().min(2000).max(2100),
  kind: z.enum(CHANGE_KINDS),

  /** Days added; negative ones are taken away. */
  days: z.number().min(-365).max(365).multipleOf(0.5),
  reason: requiredText(200),
})

export type AdjustForm = z.output<typeof adjustForm>

export const adjustBalance = endpoint({
  method: 'POST',
  path: '/api/v1/leaveBalances/{id}/adjust',
  summary: 'Add days to an account, or take them away, with a reason',
  access: { permission: may.adjust },
  params: idParam,
  body: adjustForm,
  once: true,
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    errors.balanceBelowUsed,
    errors.balanceUnlimited,
    errors.balanceTypeUnknown,
    errors.balanceNothing,
    leaveTypeErrors.leaveDaysUnrecorded,
  ],
})

export const worksSinceForm = z.object({ worksSince: calendarDay })

export const setWorksSince = endpoint({
  method: 'PUT',
  path: '/api/v1/leaveBalances/{id}/worksSince',
  summary: 'Record the first day of work, by which days of seniority are computed',
  access: { permission: may.adjust },
  params: idParam,
  body: worksSinceForm,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.worksSinceAhead],
})

/** Out: the list. In: days used before leaves were recorded here, and the first day of work. */
export const balanceSheet = sheetCalls({
  path: '/api/v1/leaveBalances',
  what: 'days of leave',
  exporting: may.export,
  importing: may.import,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
