import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { checkErrors as errors, checkPermissions as may } from './access.ts'
import { checkFlow } from './check.flow.ts'

const year = z.number().int().min(2000).max(2100)
const reference = emptyAsAbsent(z.coerce.number().pipe(recordId))

const changing = {
  checkTitle: requiredText(60),
  firstDay: calendarDay,
  lastDay: calendarDay,

  /** What departments are to look at. */
  instructions: clearableText(1000),
}

const inOrder = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  firstDay <= lastDay

const order = { message: 'check.endsEarly', path: ['lastDay'] }

/** A yearly check as the office opens it; both days belong to it. */
export const checkForm = z.object({ ...changing, year, baseId: recordId })
export type CheckForm = z.output<typeof checkForm>
const changeForm = z.object({ ...changing, version: readVersion })
export type CheckChange = z.output<typeof changeForm> & { id: number }

const row = z.object({
  id: z.number(),
  checkTitle: z.string(),
  year: z.number(),
  baseId: z.number(),
  base: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  instructions: z.string().nullable(),
  isClosed: z.boolean(),

  /** Still open after its last day. */
  isOverdue: z.boolean(),
  openedBy: z.string(),
  closedTime: z.string().nullable(),

  /** Records in the reader's scope, by state. */
  figures: z.record(z.enum(checkFlow.states), z.number()),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'fill', 'close'])),
})

export type CheckRow = z.output<typeof row>

/** By what readers order the checks; without it open ones are first. */
export const checkSorts = ['checkTitle', 'firstDay'] as const

const filters = pageQuery.extend({
  sort: sortBy(checkSorts),
  year: emptyAsAbsent(z.coerce.number().pipe(year)),
  baseId: reference,

  /** '1': open ones, '0': closed ones. */
  open: emptyAsAbsent(z.enum(['0', '1'])),
})

export type CheckFilters = z.output<typeof filters>

export const listChecks = endpoint({
  method: 'GET',
  path: '/api/v1/teacherChecks/page',
  summary: 'Yearly checks with records in the reader’s scope, open ones first, with their figures',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const openCheck = endpoint({
  method: 'POST',
  path: '/api/v1/teacherChecks',
  summary:
    'Open the check of a year and base; everybody of the base who is in the library is in it',
  access: { permission: may.manage },
  body: checkForm.refine(inOrder, order),
  once: true,
  answer: z.object({ id: z.number(), added: z.number() }),
  errors: [
    errors.checkOpenAlready,
    errors.checkBaseUnknown,
    errors.checkEmpty,
    errors.checkYearAhead,
  ],
})

export const updateCheck = endpoint({
  method: 'PUT',
  path: '/api/v1/teacherChecks/{id}',
  summary: 'Change title, days or instructions of an open check',
  access: { permission: may.manage },
  params: idParam,
  body: changeForm.refine(inOrder, order),
  answer: z.object({ version: readVersion }),
  errors: [errors.checkClosed, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const fillCheck = endpoint({
  method: 'POST',
  path: '/api/v1/teacherChecks/{id}/fill',
  summary: 'Add those who were qualified when the check was opened and are missing in it',
  access: { permission: may.manage },
  params: idParam,
  answer: z.object({ added: z.number() }),
  errors: [errors.checkClosed, kernelErrors.notFound],
})

const undecided = z.object({
  /** Records that wait for a decision, and the first of them. */
  count: z.number(),
  people: z.array(z.object({ id: z.number(), name: z.string(), department: z.string() })),

  /** Undecided, but not in the library any more: they lapse when the check is closed. */
  lapsing: z.number(),
  objected: z.number(),
})

export type OpenDecisions = z.output<typeof undecided>

export const getUndecided = endpoint({
  method: 'GET',
  path: '/api/v1/teacherChecks/{id}/undecided',
  summary: 'What keeps a check from being closed: the undecided by name',
  access: { permission: may.manage },
  params: idParam,
  answer: undecided,
  errors: [kernelErrors.notFound],
})

export const closeCheck = endpoint({
  method: 'POST',
  path: '/api/v1/teacherChecks/{id}/close',
  summary: 'Close a check in which everybody is decided about',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: z.object({ lapsed: z.number() }),
  errors: [
    errors.checkUndecided,
    errors.checkClosed,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})
