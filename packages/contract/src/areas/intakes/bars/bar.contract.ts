import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { masked, personal } from '../../../kernel/values/sensitive.ts'
import { intakesErrors as errors, intakesPermissions as may } from '../access.ts'

/** active: barred today; over: expired. */
export const BAR_STATES = ['active', 'over'] as const

/** A person who may not register, until a date or permanently, with the reason shown to them. */
export const barForm = z.object({
  realName: requiredText(64),
  idCard: requiredText(30),
  reason: requiredText(300),

  /** The last day of the bar; without one it is permanent. */
  until: emptyAsAbsent(calendarDay).transform((v) => v ?? null),
})

export type BarForm = z.output<typeof barForm>

/** A masked number that is sent back keeps the stored number. */
const barChange = barForm.extend({ version: readVersion })
export type BarChange = z.output<typeof barChange>

/** By what readers order the people; without it the newest is first. */
export const barSorts = ['realName', 'until', 'by', 'createdAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(barSorts),
  state: emptyAsAbsent(z.enum(BAR_STATES)),
})
export type BarFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  realName: z.string(),
  idCard: masked,
  reason: z.string(),
  until: z.string().nullable(),
  state: z.enum(BAR_STATES),
  by: z.string(),
  createdAt: moment,
  version: z.number(),

  /** What the reader may do: edit reveal delete. */
  actions: z.array(z.string()),
})

export type BarRow = z.output<typeof row>

export const listBars = endpoint({
  method: 'GET',
  path: '/api/v1/bars/page',
  summary: 'People who may not sign up; found by name or by the whole ID number',
  access: { permission: may.barList },
  query: filters,
  answer: pageOf(row),
})

export const getBarForm = endpoint({
  method: 'GET',
  path: '/api/v1/bars/{id}/form',
  summary: 'One of them as its form, the number masked',
  access: { permission: may.barList },
  params: idParam,
  answer: row,
})

export const getBarWithPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/bars/{id}/personal',
  summary: 'The whole number of one of them; the reading is audited',
  access: { permission: may.barReveal },
  params: idParam,
  personal: true,
  answer: z.object({ id: z.number(), idCard: personal }),
})

const refusals = [errors.barTaken, errors.barCardWrong] as const

export const createBar = endpoint({
  method: 'POST',
  path: '/api/v1/bars',
  summary: 'Bar somebody from signing up',
  access: { permission: may.barAdd },
  body: barForm,
  answer: z.object({ id: z.number() }),
  once: true,
  errors: refusals,
})

export const updateBar = endpoint({
  method: 'PUT',
  path: '/api/v1/bars/{id}',
  summary: 'Change who is barred, why and until when',
  access: { permission: may.barEdit },
  params: idParam,
  body: barChange,
  answer: z.null(),
  errors: [...refusals, kernelErrors.changedMeanwhile],
})

export const deleteBars = endpoint({
  method: 'DELETE',
  path: '/api/v1/bars/{ids}',
  summary: 'Let people sign up again',
  access: { permission: may.barDelete },
  params: idsParam,
  answer: z.null(),
})

/** The list as a sheet: exported with masked numbers; imported rows are matched by their number. */
export const barSheet = sheetCalls({
  path: '/api/v1/bars',
  what: 'people who may not sign up',
  exporting: may.barExport,
  importing: may.barImport,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
