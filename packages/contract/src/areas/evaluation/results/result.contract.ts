import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, searchText } from '../../../kernel/text/text.ts'
import { DIRECTIONS } from '../targets/target.contract.ts'
import { SIDES, TEMPLATE_KINDS } from '../templates/template.contract.ts'
import { resultPermissions as may } from './access.ts'

const id = z.coerce.number().pipe(recordId)
const direction = z.enum(DIRECTIONS)

/** A released target, with how many subjects and answers are shown. */
const target = z.object({
  id: z.number(),
  name: z.string(),
  direction,
  kind: z.enum(TEMPLATE_KINDS),
  form: z.string(),
  base: z.string().nullable(),
  periodFrom: z.string(),
  periodUntil: z.string(),
  isAnonymous: z.boolean(),
  subjects: z.number(),
  n: z.number(),
})

export type ResultTarget = z.output<typeof target>

/** By what readers order the released targets; without it the latest due day is first. */
export const resultSorts = ['name', 'form', 'periodFrom'] as const

const targetFilters = searchQuery.extend({
  sort: sortBy(resultSorts),
  side: emptyAsAbsent(z.enum(SIDES)),
  direction: emptyAsAbsent(direction),
  baseId: emptyAsAbsent(id),
})

export type ResultTargetFilters = z.output<typeof targetFilters>

export const listResults = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationResults',
  summary: 'Targets whose results were released, whole; what is not shown is not counted either',
  access: { permission: may.list },
  query: targetFilters,
  answer: pageOf(target),
})

/** An item as it was answered; n is null where so few observed it that nothing is shown. */
const item = z.object({
  key: z.string(),
  label: z.string(),
  n: z.number().nullable(),

  /** Of `most`. */
  mean: z.number().nullable(),
  most: z.number().nullable(),
  bars: z.array(z.object({ label: z.string(), count: z.number() })),
})

export type ResultItem = z.output<typeof item>
const whole = z.object({ n: z.number(), mean: z.number().nullable(), items: z.array(item) })

export const getResult = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationResults/{id}',
  summary: 'A released target with the sum of all that is shown of it',
  access: { permission: may.list },
  params: idParam,
  answer: target.extend(whole.shape),
  errors: [kernelErrors.notFound],
})

const subject = z.object({
  id: z.number(),
  subject: z.string(),
  note: z.string().nullable(),
  n: z.number(),

  /** The weighed result of a hundred. */
  mean: z.number().nullable(),
})

const subjectFilters = pageQuery.extend({ targetId: id, keywords: searchText.optional() })
export type ResultSubjectFilters = z.output<typeof subjectFilters>

export const listResultSubjects = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationSubjects',
  summary:
    'Who or what a released target rated, with n and mean; no subject with fewer than three anonymous answers',
  access: { permission: may.list },
  unsorted: 'ranked by the table that shows them',
  query: subjectFilters,
  answer: pageOf(subject),
})

export const resultExport = exportCalls({
  path: '/api/v1/evaluationSubjects',
  what: 'results of a released target',
  exporting: may.export,
  filters: subjectFilters.omit({ pageNum: true, pageSize: true }),
})

const detail = subject.extend({
  targetId: z.number(),
  target: z.string(),
  direction,
  form: z.string(),
  isAnonymous: z.boolean(),
  items: z.array(item),

  /** In an order that says nothing of when or by whom. */
  texts: z.array(z.object({ label: z.string(), texts: z.array(z.string()) })),

  /** Who gave which result; empty where nobody is named. */
  answers: z.array(
    z.object({
      id: z.number(),
      rater: z.string(),
      score: z.number().nullable(),
      assessedOn: z.string(),
    }),
  ),
})

export type ResultDetail = z.output<typeof detail>

export const getResultSubject = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationSubjects/{id}',
  summary:
    'One subject with the distribution of each item and the texts; of a named target also who gave what',
  access: { permission: may.list },
  params: idParam,
  answer: detail,
  errors: [kernelErrors.notFound],
})

const rater = z.object({
  id: z.number(),
  rater: z.string(),
  n: z.number(),
  mean: z.number().nullable(),
})

export const listResultRaters = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationResults/{id}/raters',
  summary: 'A released named target by rater; of an anonymous one nobody',
  access: { permission: may.list },
  params: idParam,
  unsorted: 'a part of a record: the most answers first',
  query: pageQuery,
  answer: pageOf(rater),
  errors: [kernelErrors.notFound],
})

const ownResult = subject.extend({
  target: z.string(),
  direction,
  form: z.string(),
  periodFrom: z.string(),
  periodUntil: z.string(),
})

export type OwnResult = z.output<typeof ownResult>

/** By what readers order the own results; without it the latest due day is first. */
export const ownResultSorts = ['target', 'form', 'n'] as const

export const listOwnResults = endpoint({
  method: 'GET',
  path: '/api/v1/ownEvaluationResults',
  summary: 'Released results about the reader or the reader’s department, from three answers on',
  access: { permission: may.own },
  query: pageQuery.extend({ sort: sortBy(ownResultSorts) }),
  answer: pageOf(ownResult),
})

export type OwnResultFilters = z.output<typeof listOwnResults.query>

export const getOwnResult = endpoint({
  method: 'GET',
  path: '/api/v1/ownEvaluationResults/{id}',
  summary: 'One released result about the reader; raters are not named',
  access: { permission: may.own },
  params: idParam,
  answer: detail,
  errors: [kernelErrors.notFound],
})

/**
 * How a person marks compared with others who marked the same trainees. null: too few marks to say.
 */
export const LEANS = ['stricter', 'near', 'milder'] as const

const severity = z.object({
  id: z.string(),
  rater: z.string(),
  base: z.string(),
  ratings: z.number(),
  trainees: z.number(),

  /** The plain mean of the marks from 1 to 9. */
  mean: z.number(),

  /** In logits, positive for the stricter, with its standard error; 0 is the mean of the group. */
  severity: z.number().nullable(),
  se: z.number().nullable(),
  lean: z.enum(LEANS).nullable(),
  group: z.number(),
})

export type RaterSeverity = z.output<typeof severity>

/** By what readers order the raters; without it the largest group is first, in it the stricter. */
export const severitySorts = [
  'rater',
  'base',
  'ratings',
  'trainees',
  'mean',
  'severity',
  'group',
] as const

const severityFilters = searchQuery.extend({
  sort: sortBy(severitySorts),
  baseId: emptyAsAbsent(id),
})
export type SeverityFilters = z.output<typeof severityFilters>

export const listSeverities = endpoint({
  method: 'GET',
  path: '/api/v1/raterSeverities',
  summary:
    'How strict raters of trainees mark, in the reader’s bases; shown from five raters and a hundred marks on',
  access: { permission: may.severity },
  query: severityFilters,
  answer: pageOf(severity).extend({
    computedOn: z.string().nullable(),

    /** How many groups of raters, whom no trainee links, there are in what is listed. */
    groups: z.number(),
    bases: z.array(recordOption),
  }),
})
