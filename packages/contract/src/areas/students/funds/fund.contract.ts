import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { fundErrors as errors, fundPermissions as may } from './access.ts'
import { FUND_REVIEW_ACTIONS, fundFlow } from './fund.flow.ts'

/** The dictionary whose items are the lines of a budget. */
export const FUND_LINES = 'research_fund_line'

/**
 * An amount is a text with at most two decimals, counted in whole cents: sums of fractions are
 * never rounded.
 */
export function centsOf(amount: string): number {
  const [whole = '0', part = ''] = amount.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

export const amountOf = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const amountText = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, 'students.fund.amount')

/** More than nothing. */
export const fundAmount = amountText.refine((amount) => centsOf(amount) > 0, 'students.fund.amount')
const lineKind = z.string().min(1).max(64)

const differ = (lines: readonly { line: string }[]) =>
  new Set(lines.map(({ line: one }) => one)).size === lines.length

const fields = z.object({
  title: requiredText(200),
  summary: requiredText(2000),
  startsOn: calendarDay,
  endsOn: calendarDay,
  lines: z
    .array(z.object({ line: lineKind, amount: fundAmount }))
    .min(1, 'students.fund.noLine')
    .max(30)
    .refine(differ, 'students.fund.lineTwice'),
  files: z.array(z.string().max(200)).max(9).default([]),
})

const inOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => startsOn <= endsOn
const ENDS_FIRST = { message: 'students.fund.endsFirst', path: ['endsOn'] }
const fundForm = fields.refine(inOrder, ENDS_FIRST)
export type FundForm = z.output<typeof fundForm>

/** The field rules, for screens. */
export const fundShape = { ...fields.shape, lineAmount: amountText.nullish() }

const state = z.enum(fundFlow.states)

const line = z.object({
  line: z.string(),
  label: z.string(),
  asked: z.string(),
  granted: z.string(),

  /** Spent and checked; spent and waiting to be checked. */
  checked: z.string(),
  waiting: z.string(),
  remaining: z.string(),
})

const fund = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  base: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  asked: z.string(),

  /** What is granted; null as long as nothing is. */
  budget: z.string().nullable(),
  spent: z.string(),
  remaining: z.string().nullable(),

  /** What was left when it was closed. */
  leftOver: z.string().nullable(),

  /** Spendings that wait to be checked. */
  waiting: z.number(),
  lines: z.array(line),
  files: z.array(storedFile),
  reason: z.string().nullable(),
  state,
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(FUND_REVIEW_ACTIONS)),
  mayAmend: z.boolean(),
  mayWithdraw: z.boolean(),
  maySpend: z.boolean(),
  mayMove: z.boolean(),
})

export type Fund = z.output<typeof fund>
const lineOption = z.object({ value: z.string(), label: z.string() })

const move = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  amount: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})

export type FundMove = z.output<typeof move>
const written = z.object({ id: z.number(), state })
const asking = [errors.fundNoTrainee, errors.fundEnded, errors.fundLineUnknown]

export const listOwnFunds = endpoint({
  method: 'GET',
  path: '/api/v1/researchFunds/own',
  summary:
    'Research funds of the reader, the latest first, with the lines one may ask for; null for readers who are not trainees',
  access: { permission: may.own },
  answer: z.object({ lines: z.array(lineOption), funds: z.array(fund) }).nullable(),
})

export const applyForFund = endpoint({
  method: 'POST',
  path: '/api/v1/researchFunds/own',
  summary: 'Ask for research funds, line by line',
  access: { permission: may.own },
  body: fundForm,
  once: true,
  answer: written,
  errors: asking,
})

export const amendFund = endpoint({
  method: 'PUT',
  path: '/api/v1/researchFunds/own/{id}',
  summary: 'Correct an application that was returned, and submit it again',
  access: { permission: may.own },
  params: idParam,
  body: fields.extend({ version: readVersion }).refine(inOrder, ENDS_FIRST),
  answer: written,
  errors: [
    ...asking,
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
  ],
})

export const withdrawFund = endpoint({
  method: 'DELETE',
  path: '/api/v1/researchFunds/own/{id}',
  summary: 'Withdraw an application before it is granted',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

/** By what readers order the funds; without it those that wait are first. */
export const fundSorts = [
  'title',
  'major',
  'startsOn',
  'asked',
  'budget',
  'remaining',
  'createTime',
] as const

const filters = searchQuery.extend({
  sort: sortBy(fundSorts),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type FundFilters = z.output<typeof filters>

export const listFunds = endpoint({
  method: 'GET',
  path: '/api/v1/researchFunds/page',
  summary: 'Research funds of trainees of the reader’s bases, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(fund),
})

/** Money leaves the hospital only with a reason. */
export const why = {
  reason: optionalText(200).refine((reason) => reason !== null, 'kernel.text.required'),
}

const sheetFilters = filters.omit({ pageNum: true, pageSize: true })

const calls = exportCalls({
  path: '/api/v1/researchFunds',
  what: 'research funds',
  exporting: may.export,
  filters: sheetFilters,
})

export const fundExport = {
  export: endpoint({ ...calls.export, query: sheetFilters.extend(why) }),
  exportLater: endpoint({ ...calls.exportLater, body: sheetFilters.extend(why) }),
}

export const getFund = endpoint({
  method: 'GET',
  path: '/api/v1/researchFunds/{id}',
  summary:
    'One application for research funds with its lines and what was moved between them: the own one, or one in the reader’s scope',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: fund.extend({ moves: z.array(move), lineOptions: z.array(lineOption) }),
  errors: [kernelErrors.notFound],
})

const moveFields = z.object({
  fromLine: lineKind,
  toLine: lineKind,
  amount: fundAmount,
  reason: requiredText(500),
})

export const fundMoveShape = moveFields.shape

export const moveFundMoney = endpoint({
  method: 'POST',
  path: '/api/v1/researchFunds/{id}/moves',
  summary: 'Move money that is left from one line to another; the budget stays',
  access: { permission: may.office },
  params: idParam,
  body: moveFields
    .extend({ version: readVersion })
    .refine(({ fromLine, toLine }) => fromLine !== toLine, {
      message: 'students.fund.sameLine',
      path: ['toLine'],
    }),
  once: true,
  answer: z.null(),
  errors: [
    errors.fundMoveOver,
    errors.fundMoveFrom,
    errors.fundMoveTo,
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
  ],
})

export const fundReview = reviewCalls({
  path: '/api/v1/researchFunds',
  what: 'applications for research funds',
  flow: fundFlow,
  actions: FUND_REVIEW_ACTIONS,
  permission: [may.base, may.office],

  /** What is granted of each line, of one application; without lines as much as was asked for. */
  inputs: {
    lines: z
      .array(z.object({ line: lineKind, amount: amountText }))
      .max(30)
      .refine(differ, 'students.fund.lineTwice')
      .default([]),
  },
  errors: [
    errors.fundGrantOne,
    errors.fundGrantOver,
    errors.fundGrantNone,
    errors.fundGrantUnknown,
    errors.fundSpendingWaits,
  ],
})
