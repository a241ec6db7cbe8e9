import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { situationErrors as errors, situationPermissions as may } from './access.ts'
import { SITUATION_REVIEW_ACTIONS, situationFlow } from './situation.flow.ts'

export const SITUATION_KINDS = [
  'suspension',
  'extension',
  'transfer',
  'discipline',
  'pregnancy',
  'illness',
] as const

export type SituationKind = (typeof SITUATION_KINDS)[number]

/** What trainees ask for, what they notify, and what base and office record. */
export const ASKED_KINDS = ['suspension', 'extension', 'transfer', 'pregnancy', 'illness'] as const
export const RECORDED_KINDS = ['discipline', 'extension'] as const
export const MEASURES = ['warning', 'seriousWarning', 'demerit', 'probation'] as const
const kind = z.enum(SITUATION_KINDS)
const state = z.enum(situationFlow.states)
const day = emptyAsAbsent(calendarDay).transform((value) => value ?? null)

const suspension = z.object({
  kind: z.literal('suspension'),
  startsOn: calendarDay,
  endsOn: calendarDay,
})

const extension = z.object({
  kind: z.literal('extension'),
  months: z.number().int().min(1).max(36),
})

const transfer = z.object({
  kind: z.literal('transfer'),
  startsOn: calendarDay,
  toMajorId: recordId,
})

const discipline = z.object({
  kind: z.literal('discipline'),
  startsOn: calendarDay,
  endsOn: day,
  measure: z.enum(MEASURES),
})

const notice = z.object({
  kind: z.enum(['pregnancy', 'illness']),
  startsOn: calendarDay,
  endsOn: day,
})

const ordered = (form: object) =>
  !('endsOn' in form && 'startsOn' in form && form.endsOn) ||
  String(form.startsOn) <= String(form.endsOn)

const ENDS_FIRST = { message: 'students.situation.endsFirst', path: ['endsOn'] }

const papers = {
  reason: requiredText(1000),
  files: z.array(z.string().max(200)).max(9).default([]),
}

const askForm = z
  .discriminatedUnion('kind', [
    suspension.extend(papers),
    extension.extend(papers),
    transfer.extend(papers),
    notice.extend(papers),
  ])
  .refine(ordered, ENDS_FIRST)

export type AskForm = z.output<typeof askForm>
const of = { traineeId: recordId, ...papers }

const recordForm = z
  .discriminatedUnion('kind', [discipline.extend(of), extension.extend(of)])
  .refine(ordered, ENDS_FIRST)

export type RecordForm = z.output<typeof recordForm>

/** The field rules of both forms, for screens. */
export const situationShape = {
  kind,
  startsOn: calendarDay,
  endsOn: calendarDay,
  months: extension.shape.months,
  toMajorId: recordId,
  measure: z.enum(MEASURES),
  reason: papers.reason,
  traineeId: recordId,
  endedOn: calendarDay,
}

const stay = z.object({
  blockId: z.number(),
  department: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),

  /** Days of the stay that fall out. */
  daysOut: z.number(),

  /** It belongs to the base that is left, and goes. */
  isMoot: z.boolean(),
})

/** What follows from a situation, before anybody decides. */
const effect = z.object({
  plannedEnd: z.string().nullable(),
  newEnd: z.string().nullable(),
  days: z.number(),
  stays: z.array(stay),

  /** The cohort that is left. */
  cohort: z.string().nullable(),
  obstacle: z.string().nullable(),
})

export type SituationEffect = z.output<typeof effect>

const situation = z.object({
  id: z.number(),
  kind,
  name: z.string(),
  number: z.string(),
  major: z.string(),
  base: z.string(),
  toMajor: z.string().nullable(),
  toBase: z.string().nullable(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),

  /** The last day as it was approved, where it ended on another. */
  approvedEnd: z.string().nullable(),
  months: z.number().nullable(),
  measure: z.enum(MEASURES).nullable(),
  reason: z.string(),
  refusal: z.string().nullable(),
  bases: z.array(z.object({ name: z.string(), isPassed: z.boolean() })),

  /** By how many days it has moved the planned end. */
  effectDays: z.number(),
  files: z.array(storedFile),
  recorder: z.string().nullable(),
  state,
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(SITUATION_REVIEW_ACTIONS)),
  mayWithdraw: z.boolean(),
  mayRetract: z.boolean(),
  mayEnd: z.boolean(),
})

export type Situation = z.output<typeof situation>

const refusals = Object.values(errors)

export const listOwnSituations = endpoint({
  method: 'GET',
  path: '/api/v1/situations/own',
  summary:
    'Special situations of the reader’s training, the latest first; null for readers who are not trainees',
  access: { permission: may.own },
  answer: z
    .object({ plannedEnd: z.string().nullable(), situations: z.array(situation) })
    .nullable(),
})

export const askForSituation = endpoint({
  method: 'POST',
  path: '/api/v1/situations/own',
  summary: 'Ask for a suspension, an extension or a transfer, or notify a pregnancy or an illness',
  access: { permission: may.own },
  body: askForm,
  once: true,
  answer: z.object({ id: z.number(), state }),
  errors: refusals,
})

export const withdrawSituation = endpoint({
  method: 'DELETE',
  path: '/api/v1/situations/own/{id}',
  summary: 'Withdraw what one has asked for before it is in force',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

const id = z.coerce.number().pipe(recordId)

export const getSituationEffect = endpoint({
  method: 'GET',
  path: '/api/v1/situations/effect',
  summary:
    'What would follow for planned end and timetable; of the reader’s own training, or of a trainee of the reader’s bases',
  access: { permission: [may.own, may.record] },
  query: z.object({
    kind,
    traineeId: emptyAsAbsent(id),
    startsOn: emptyAsAbsent(calendarDay),
    endsOn: emptyAsAbsent(calendarDay),
    months: emptyAsAbsent(z.coerce.number().pipe(extension.shape.months)),
    toMajorId: emptyAsAbsent(id),
  }),
  answer: effect,
  errors: refusals,
})

export const listSituationMajors = endpoint({
  method: 'GET',
  path: '/api/v1/situations/majors',
  summary: 'Enabled majors with their bases, as choices of a transfer',
  access: { permission: [may.own, may.list] },
  unscoped: 'the directory of the hospital: names only, which every form offers',
  answer: z.array(recordOption.extend({ base: z.string() })),
})

export const findSituationTrainees = endpoint({
  method: 'GET',
  path: '/api/v1/situations/trainees',
  summary: 'Trainees of the reader’s bases by name or number, as choices of a form',
  access: { permission: may.record },
  query: z.object({ keywords: emptyAsAbsent(z.string().trim().max(60)) }),
  answer: z.array(recordOption.extend({ note: z.string() })),
})

/** By what readers order the situations; without it those that wait are first. */
export const situationSorts = ['name', 'startsOn', 'major', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(situationSorts),
  kind: emptyAsAbsent(kind),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(id),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type SituationFilters = z.output<typeof filters>

export const listSituations = endpoint({
  method: 'GET',
  path: '/api/v1/situations/page',
  summary: 'Special situations of the reader’s bases, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(situation),
})

export const situationExport = exportCalls({
  path: '/api/v1/situations',
  what: 'special situations',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

export const recordSituation = endpoint({
  method: 'POST',
  path: '/api/v1/situations',
  summary: 'Record a disciplinary measure or an extension of a trainee of the reader’s bases',
  access: { permission: may.record },
  body: recordForm,
  once: true,
  answer: z.object({ id: z.number(), state }),
  errors: refusals,
})

export const getSituation = endpoint({
  method: 'GET',
  path: '/api/v1/situations/{id}',
  summary: 'One special situation, with what follows from it as long as it is not decided',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: situation.extend({ effect: effect.nullable() }),
  errors: [kernelErrors.notFound],
})

const reasonFields = { reason: requiredText(500), version: readVersion }

export const retractSituation = endpoint({
  method: 'POST',
  path: '/api/v1/situations/{id}/retract',
  summary: 'Retract what one has recorded before it is in force; what it changed is taken back',
  access: { permission: may.record },
  params: idParam,
  body: z.object(reasonFields),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, kernelErrors.changedMeanwhile],
})

const endForm = z.object({ endedOn: calendarDay, ...reasonFields })

export const endSituation = endpoint({
  method: 'POST',
  path: '/api/v1/situations/{id}/end',
  summary:
    'End a situation with its actual last day; days of a suspension that are left are taken back from the planned end',
  access: { permission: may.office },
  params: idParam,
  body: endForm,
  answer: z.object({ plannedEnd: z.string().nullable() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
    errors.situationEndsBefore,
    errors.situationEndsLater,
    errors.situationEndsAhead,
  ],
})

export const situationReview = reviewCalls({
  path: '/api/v1/situations',
  what: 'special situations',
  flow: situationFlow,
  actions: SITUATION_REVIEW_ACTIONS,
  permission: [may.base, may.office],
  errors: refusals,
})
