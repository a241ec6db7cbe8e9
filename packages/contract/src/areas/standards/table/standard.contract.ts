import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { EDUCATION_LEVELS } from '../../trainees/trainee-facts.public.ts'
import { tableErrors as errors, tablePermissions as may } from './access.ts'
import { standardFlow } from './standard.flow.ts'
import { impossibleRows, tableRow } from './standard-rows.public.ts'

/**
 * Who issues a standard. National ones are physicians'; technicians' and pharmacists' are mostly
 * provincial or the hospital's own.
 */
export const ISSUERS = ['national', 'provincial', 'hospital'] as const
const issuer = z.enum(ISSUERS)
const state = z.enum(standardFlow.states)
const degreeKind = z.enum(['none', 'degree'])
const lengthMonths = z.number().int().min(1).max(120)

const head = {
  issuer,
  name: requiredText(120),
  source: requiredText(500),
  degreeKind,

  /** Levels of education whose trainees follow this length; empty: all. */
  educations: z.array(z.enum(EDUCATION_LEVELS)).max(4).default([]),
  lengthMonths,

  /** Months of the first stage; null: one table without stages. */
  firstStageMonths: lengthMonths.nullable().default(null),
}

const stagesWithin = {
  path: ['firstStageMonths'],
  message: 'standards.stage.within',
}

const fitsLength = (form: { lengthMonths: number; firstStageMonths: number | null }) =>
  form.firstStageMonths === null || form.firstStageMonths < form.lengthMonths

export const newStandardForm = z
  .object({
    ...head,
    isTemplate: z.boolean().default(false),

    /** Null for a template, which belongs to no major. */
    majorId: recordId.nullable().default(null),

    /** A standard or template whose table is copied. */
    fromId: recordId.nullable().default(null),
  })
  .refine(fitsLength, stagesWithin)
  .refine(({ isTemplate, majorId }) => isTemplate === (majorId === null), {
    path: ['majorId'],
    message: 'standards.major.required',
  })

export type NewStandardForm = z.output<typeof newStandardForm>

const standardForm = z
  .object({ ...head, rows: z.array(tableRow).max(100), version: readVersion })
  .refine(fitsLength, stagesWithin)
  .superRefine(({ rows }, ctx) => {
    for (const at of impossibleRows(rows))
      ctx.addIssue({ code: 'custom', path: ['rows', at], message: 'standards.row.impossible' })
  })

export type StandardForm = z.output<typeof standardForm>

const id = z.coerce.number().pipe(recordId)

/** By what readers order the standards; without it the longest training is first. */
export const standardSorts = ['name', 'major', 'lengthMonths', 'edition', 'publishedAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(standardSorts),
  issuer: emptyAsAbsent(issuer),
  majorId: emptyAsAbsent(id),
  degreeKind: emptyAsAbsent(degreeKind),
  lengthMonths: emptyAsAbsent(z.coerce.number().int().min(1).max(120)),
  state: emptyAsAbsent(state),

  /** 1: templates; otherwise standards of majors. */
  template: emptyAsAbsent(z.enum(['1'])),
})

export type StandardFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  issuer,
  name: z.string(),
  edition: z.number(),
  isTemplate: z.boolean(),
  majorId: z.number().nullable(),
  major: z.string().nullable(),
  degreeKind,
  educations: z.array(z.enum(EDUCATION_LEVELS)),
  lengthMonths: z.number(),
  firstStageMonths: z.number().nullable(),

  /** Lengths that the time conditions ask for of those for whom it is; empty: none asks. */
  askedMonths: z.array(z.number()),
  rowCount: z.number(),
  requirementCount: z.number(),

  /** Cohorts that follow it. */
  cohortCount: z.number(),
  state,
  publishedAt: moment.nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete', 'publish', 'revise', 'copy'])),
})

export type StandardRow = z.output<typeof row>

export const listStandards = endpoint({
  method: 'GET',
  path: '/api/v1/standards',
  summary: 'Standards or templates, the longest training first',
  access: { permission: may.list },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: filters,
  answer: pageOf(row),
})

const difference = z.object({
  stage: z.union([z.literal(1), z.literal(2)]).nullable(),
  needed: z.number(),
  given: z.number(),
})

const detail = row.extend({
  source: z.string(),
  rows: z.array(tableRow),
  differences: z.array(difference),
  departments: z.array(z.object({ id: z.number(), name: z.string() })),
  editions: z.array(z.object({ id: z.number(), edition: z.number(), state })),
})

export type StandardDetail = z.output<typeof detail>

export const getStandard = endpoint({
  method: 'GET',
  path: '/api/v1/standards/{id}',
  summary: 'A standard with its table, what does not add up, and its other editions',
  access: { permission: may.list },
  params: idParam,
  answer: detail,
  errors: [kernelErrors.notFound],
})

export const createStandard = endpoint({
  method: 'POST',
  path: '/api/v1/standards',
  summary: 'A new draft, empty or with the table of another standard or template',
  access: { permission: may.manage },
  body: newStandardForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.majorUnknown, kernelErrors.notFound],
})

export const updateStandard = endpoint({
  method: 'PUT',
  path: '/api/v1/standards/{id}',
  summary: 'Change a draft; a table that does not add up is kept as a draft',
  access: { permission: may.manage },
  params: idParam,
  body: standardForm,
  answer: z.object({ version: z.number(), differences: z.array(difference) }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.departmentUnknown,
  ],
})

export const publishStandard = endpoint({
  method: 'POST',
  path: '/api/v1/standards/{id}/publish',
  summary: 'Publish a draft whose months add up; the edition before it is superseded',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.doesNotAddUp,
  ],
})

export const reviseStandard = endpoint({
  method: 'POST',
  path: '/api/v1/standards/{id}/revise',
  summary: 'Begin the next edition of a published standard as a draft',
  access: { permission: may.manage },
  params: idParam,
  answer: z.object({ id: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, errors.draftExists],
})

export const deleteStandard = endpoint({
  method: 'DELETE',
  path: '/api/v1/standards/{id}',
  summary: 'Delete a draft',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})

export const listStandardChoices = endpoint({
  method: 'GET',
  path: '/api/v1/standards/choices',
  summary: 'Majors and standard departments, as choices of forms and filters',
  access: { permission: may.list },
  answer: z.object({ majors: z.array(recordOption), departments: z.array(recordOption) }),
})

/** The rows of one standard as a sheet; importing replaces the table of a draft. */
export const standardSheet = sheetCalls({
  path: '/api/v1/standardRows',
  what: 'rows of a standard',
  exporting: may.export,
  importing: may.import,
  filters: z.object({ standardId: id }),
  into: z.object({ standardId: id }),
})
