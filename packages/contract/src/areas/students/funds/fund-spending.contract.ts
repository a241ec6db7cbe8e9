import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { fundErrors as errors, fundPermissions as may } from './access.ts'
import { fundAmount, why } from './fund.contract.ts'
import { fundSpendingFlow, SPENDING_REVIEW_ACTIONS } from './fund-spending.flow.ts'

const state = z.enum(fundSpendingFlow.states)

const fields = z.object({
  line: z.string().min(1, 'kernel.text.required').max(64),
  spentOn: calendarDay,
  amount: fundAmount,
  what: requiredText(200),
  files: z.array(z.string().max(200)).min(1, 'students.fund.noReceipt').max(9),
})

export type SpendingForm = z.output<typeof fields>
export const spendingShape = fields.shape

const spending = z.object({
  id: z.number(),
  fundId: z.number(),
  title: z.string(),
  name: z.string(),
  number: z.string(),
  base: z.string(),
  line: z.string(),
  label: z.string(),
  spentOn: z.string(),
  amount: z.string(),
  what: z.string(),

  /** Of the line, after this spending. */
  granted: z.string(),
  remaining: z.string(),
  files: z.array(storedFile),
  reason: z.string().nullable(),
  checker: z.string().nullable(),
  state,
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(SPENDING_REVIEW_ACTIONS)),
  mayAmend: z.boolean(),
  mayWithdraw: z.boolean(),
})

export type Spending = z.output<typeof spending>

const refusals = [
  errors.fundNotOpen,
  errors.fundLineOver,
  errors.fundLineMissing,
  errors.fundSpentOutside,
]

const written = z.object({ id: z.number(), state, remaining: z.string() })

export const submitSpending = endpoint({
  method: 'POST',
  path: '/api/v1/fundSpendings/own',
  summary:
    'Book a spending on a line of the own research funds, with its receipts; never more than the line has left',
  access: { permission: may.own },
  body: fields.extend({ fundId: recordId }),
  once: true,
  answer: written,
  errors: [...refusals, kernelErrors.notFound],
})

export const amendSpending = endpoint({
  method: 'PUT',
  path: '/api/v1/fundSpendings/own/{id}',
  summary: 'Correct a spending that was returned, and submit it again',
  access: { permission: may.own },
  params: idParam,
  body: fields.extend({ version: readVersion }),
  answer: written,
  errors: [
    ...refusals,
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
  ],
})

export const withdrawSpending = endpoint({
  method: 'DELETE',
  path: '/api/v1/fundSpendings/own/{id}',
  summary: 'Withdraw a spending that is not checked; its money is free again',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

const id = z.coerce.number().pipe(recordId)

export const listOwnSpendings = endpoint({
  method: 'GET',
  path: '/api/v1/fundSpendings/own',
  summary: 'Spendings of one of the reader’s research funds, the latest first',
  access: { permission: may.own },
  query: z.object({ fundId: id }),
  answer: z.array(spending),
})

/** By what readers order the spendings; without it those that wait are first. */
export const spendingSorts = [
  'name',
  'title',
  'what',
  'amount',
  'spentOn',
  'checker',
  'createTime',
] as const

const filters = searchQuery.extend({
  sort: sortBy(spendingSorts),
  fundId: emptyAsAbsent(id),
  line: emptyAsAbsent(z.string().max(64)),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(id),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type SpendingFilters = z.output<typeof filters>

export const listSpendings = endpoint({
  method: 'GET',
  path: '/api/v1/fundSpendings/page',
  summary: 'Spendings of trainees of the reader’s bases, those that wait first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(spending),
})

const sheetFilters = filters.omit({ pageNum: true, pageSize: true })

const calls = exportCalls({
  path: '/api/v1/fundSpendings',
  what: 'spendings of research funds',
  exporting: may.export,
  filters: sheetFilters,
})

export const spendingExport = {
  export: endpoint({ ...calls.export, query: sheetFilters.extend(why) }),
  exportLater: endpoint({ ...calls.exportLater, body: sheetFilters.extend(why) }),
}

export const getSpending = endpoint({
  method: 'GET',
  path: '/api/v1/fundSpendings/{id}',
  summary: 'One spending with its receipts: the own one, or one in the reader’s scope',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: spending,
  errors: [kernelErrors.notFound],
})

export const spendingReview = reviewCalls({
  path: '/api/v1/fundSpendings',
  what: 'spendings of research funds',
  flow: fundSpendingFlow,
  actions: SPENDING_REVIEW_ACTIONS,
  permission: may.check,
})
