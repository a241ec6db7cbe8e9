import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { exchangeErrors as errors, exchangePermissions as may } from './access.ts'
import { EXCHANGE_OWN_ACTIONS, EXCHANGE_REVIEW_ACTIONS, exchangeFlow } from './exchange.flow.ts'

/** Advanced study, visit, talk, conference (domain: 进修 访学 讲学 会议). */
export const EXCHANGE_KINDS = ['study', 'visit', 'talk', 'conference'] as const
const kind = z.enum(EXCHANGE_KINDS)
const state = z.enum(exchangeFlow.states)

const papers = (least: number) =>
  z.array(z.string().max(200)).min(least, 'kernel.text.required').max(10)

/** An application. The other side is a unit of the system, or an institution by its name. */
export const exchangeForm = z
  .object({
    exchangeKind: kind,
    unitId: emptyAsAbsent(recordId).transform((id) => id ?? null),
    institution: clearableText(120),
    topic: requiredText(120),
    fromDay: calendarDay,
    toDay: calendarDay,
    place: requiredText(120),
    costYuan: z
      .number()
      .int()
      .min(0)
      .max(10_000_000)
      .nullish()
      .transform((yuan) => yuan ?? null),
    purpose: clearableText(1000),
    papers: papers(0),
  })
  .refine(({ fromDay, toDay }) => toDay >= fromDay, {
    path: ['toDay'],
    message: 'teachers.exchange.endsEarly',
  })
  .refine(({ unitId, institution }) => (unitId === null) !== (institution === null), {
    path: ['institution'],
    message: 'teachers.exchange.whereTo',
  })

const exchange = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  kind,

  /** The unit or institution, by its name. */
  host: z.string(),
  isPartner: z.boolean(),
  topic: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  place: z.string(),
  costYuan: z.number().nullable(),
  state,

  /** The last day on which a report is in time; null where none is expected yet. */
  reportUntil: z.string().nullable(),
  isReportLate: z.boolean(),
  version: z.number(),
  actions: z.array(z.enum(EXCHANGE_REVIEW_ACTIONS)),
})

export type Exchange = z.output<typeof exchange>

const exchangeDetail = exchange.extend({
  purpose: z.string().nullable(),
  reason: z.string().nullable(),
  report: z.string().nullable(),
  createTime: z.string(),
  reportTime: z.string().nullable(),
  papers: z.array(storedFile),
  reportFiles: z.array(storedFile),
})

export type ExchangeDetail = z.output<typeof exchangeDetail>
const ownExchange = exchangeDetail.extend({ ownActions: z.array(z.enum(EXCHANGE_OWN_ACTIONS)) })
export type OwnExchange = z.output<typeof ownExchange>

export const listOwnExchanges = endpoint({
  method: 'GET',
  path: '/api/v1/exchanges/own',
  summary: 'The own exchanges, the latest first',
  access: { permission: may.own },
  answer: z.array(ownExchange),
})

export const addOwnExchange = endpoint({
  method: 'POST',
  path: '/api/v1/exchanges/own',
  summary: 'Apply for an exchange',
  access: { permission: may.own },
  body: exchangeForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.exchangeOverlaps, errors.exchangeUnitUnknown],
})

export const actOnOwnExchange = endpoint({
  method: 'POST',
  path: '/api/v1/exchanges/own/{id}/act',
  summary: 'Withdraw an own exchange before it begins, or confirm that it was held',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ action: z.enum(['withdraw', 'hold']), version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, kernelErrors.changedMeanwhile],
})

export const exchangeReport = z.object({ report: requiredText(4000), reportFiles: papers(0) })

export const reportOwnExchange = endpoint({
  method: 'POST',
  path: '/api/v1/exchanges/own/{id}/report',
  summary: 'Report on an own exchange that was held',
  access: { permission: may.own },
  params: idParam,
  body: exchangeReport.extend({ version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, kernelErrors.changedMeanwhile],
})

const shared = {
  exchangeKind: emptyAsAbsent(kind),

  /** The year in which it begins. */
  year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2999)),

  /** The department and everything below it. */
  departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
}

/** By what readers order the exchanges; without it those that wait are first. */
export const exchangeSorts = ['name', 'topic', 'fromDay', 'costYuan'] as const

const filters = searchQuery.extend({
  sort: sortBy(exchangeSorts),
  ...shared,
  state: emptyAsAbsent(state),

  /** 1: only those that took place. */
  held: emptyAsAbsent(z.enum(['1'])),

  /** 1: only those whose report is late. */
  late: emptyAsAbsent(z.enum(['1'])),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type ExchangeFilters = z.output<typeof filters>

export const listExchanges = endpoint({
  method: 'GET',
  path: '/api/v1/exchanges',
  summary: 'Exchanges of teachers in the reader’s scope, those that wait first, then the latest',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(exchange),
})

export const getExchange = endpoint({
  method: 'GET',
  path: '/api/v1/exchanges/{id}',
  summary: 'One exchange with its papers and its report',
  access: { permission: may.list },
  params: idParam,
  answer: exchangeDetail,
  errors: [kernelErrors.notFound],
})

export const exchangeExport = exportCalls({
  path: '/api/v1/exchanges',
  what: 'exchanges of teachers',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

export const exchangeReview = reviewCalls({
  path: '/api/v1/exchanges',
  what: 'exchanges of teachers',
  flow: exchangeFlow,
  actions: EXCHANGE_REVIEW_ACTIONS,
  permission: may.review,
})
