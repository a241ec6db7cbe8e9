import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { templateErrors as errors, templatePermissions as may } from './access.ts'
import { formSections, storedSections } from './evaluation-form.public.ts'
import { templateFlow } from './template.flow.ts'

/**
 * What a form is for. Those of teachers and departments are filled in by trainees; all others are
 * about trainees.
 */
export const TEMPLATE_KINDS = [
  'miniCex',
  'dops',
  'exit',
  'monthly',
  'yearly',
  'nurse',
  'patient',
  'peer',
  'self',
  'examine',
  'teacher',
  'department',
] as const

const kind = z.enum(TEMPLATE_KINDS)
export type TemplateKind = z.output<typeof kind>

/** Whom forms and targets are about: trainees, or teachers with their departments. */
export const SIDES = ['student', 'teacher'] as const
export type Side = (typeof SIDES)[number]
const TEACHER_KINDS: readonly TemplateKind[] = ['teacher', 'department']

export const kindsOfSide = (side: Side) =>
  TEMPLATE_KINDS.filter(
    (templateKind) => TEACHER_KINDS.includes(templateKind) === (side === 'teacher'),
  )

const head = {
  name: requiredText(60),
  nameEn: clearableText(100),
  intro: clearableText(300),
  introEn: clearableText(500),
}

export const newTemplateForm = z.object({
  ...head,
  kind,

  /** A form whose sections are copied. */
  fromId: recordId.nullable().default(null),
})

export type NewTemplateForm = z.output<typeof newTemplateForm>
const templateForm = z.object({ ...head, sections: formSections, version: readVersion })
export type TemplateForm = z.output<typeof templateForm>

const state = z.enum(templateFlow.states)

const row = z.object({
  id: z.number(),
  kind,
  name: z.string(),
  nameEn: z.string().nullable(),
  edition: z.number(),
  itemCount: z.number(),

  /** What the weights add up to; null where nothing is weighed. */
  weights: z.number().nullable(),

  /** Targets that use this edition. */
  targetCount: z.number(),
  state,
  publishedAt: moment.nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'publish', 'revise', 'copy', 'delete'])),
})

export type Template = z.output<typeof row>

/** By what readers order the forms; without it the latest is first. */
export const templateSorts = ['name', 'edition', 'publishedAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(templateSorts),
  side: emptyAsAbsent(z.enum(SIDES)),
  kind: emptyAsAbsent(kind),
  state: emptyAsAbsent(state),
})

export type TemplateFilters = z.output<typeof filters>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTemplates',
  summary: 'Forms of evaluation in their editions, the latest first',
  access: { permission: may.list },
  unscoped: 'forms of the whole hospital are used by every base',
  query: filters,
  answer: pageOf(row),
})

const detail = row.extend({
  intro: z.string().nullable(),
  introEn: z.string().nullable(),
  sections: storedSections,
  editions: z.array(z.object({ id: z.number(), edition: z.number(), state })),
})

export type TemplateDetail = z.output<typeof detail>

export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTemplates/{id}',
  summary: 'A form with its sections and items, and its other editions',
  access: { permission: may.list },
  params: idParam,
  answer: detail,
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTemplates',
  summary: 'A new draft, empty or with the items of another form',
  access: { permission: may.manage },
  body: newTemplateForm,
  once: true,
  answer: saved,
  errors: [kernelErrors.notFound],
})

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/api/v1/evaluationTemplates/{id}',
  summary: 'Change a draft; weights that do not add up are kept, only publishing refuses them',
  access: { permission: may.manage },
  params: idParam,
  body: templateForm,
  answer: saved,
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})

export const publishTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTemplates/{id}/publish',
  summary: 'Publish a draft whose weights add up to 100; the edition before it is superseded',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.weightsShort,
    errors.weightsOver,
    errors.formEmpty,
  ],
})

export const reviseTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTemplates/{id}/revise',
  summary: 'Begin the next edition of a published form as a draft',
  access: { permission: may.manage },
  params: idParam,
  answer: z.object({ id: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, errors.templateDraftExists],
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/v1/evaluationTemplates/{id}',
  summary: 'Delete a draft',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})
