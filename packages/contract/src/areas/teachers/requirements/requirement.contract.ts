import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, readVersionIfKnown, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, emptyAsNull, requiredText } from '../../../kernel/text/text.ts'
import { requirementErrors as errors, requirementPermissions as may } from './access.ts'

export const PERIODS = ['month', 'quarter', 'year', 'block'] as const
const period = z.enum(PERIODS)
export type Period = z.output<typeof period>
const level = z.enum(['general', 'core'])

/**
 * What is asked for: any of the activities, so often in a period, of a level (null: each) at a base
 * (null: all).
 */
export const requirementForm = z.object({
  activities: z
    .array(z.string().max(64))
    .min(1, 'kernel.text.required')
    .max(6)
    .transform((values) => [...new Set(values)].sort()),
  level: emptyAsNull(level),
  baseId: emptyAsNull(recordId),
  period,
  count: z.number().int().min(1).max(200),
  source: requiredText(200),
})

export type RequirementForm = z.output<typeof requirementForm>

const row = requirementForm.extend({
  id: z.number(),
  label: z.string(),
  base: z.string().nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type RequirementRow = z.output<typeof row>

/** By what readers order the requirements; without it those of a month are first. */
export const requirementSorts = ['count', 'base', 'source'] as const

const filters = pageQuery.extend({
  sort: sortBy(requirementSorts),
  level: emptyAsAbsent(level),
  period: emptyAsAbsent(period),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type RequirementFilters = z.output<typeof filters>

export const listRequirements = endpoint({
  method: 'GET',
  path: '/guidancePhysicianRequirements/page',
  summary: 'What teachers must do in a period, by level and base',
  access: { permission: may.requirementList },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: filters,
  answer: pageOf(row),
})

export const getRequirementForm = endpoint({
  method: 'GET',
  path: '/guidancePhysicianRequirements/{id}/form',
  summary: 'One requirement as its form',
  access: { permission: may.requirementList },
  params: idParam,
  answer: row,
  errors: [kernelErrors.notFound],
})

const writing = [
  errors.requirementTaken,
  errors.activityUnknown,
  errors.requirementBaseUnknown,
  errors.requirementOfAll,
]

export const createRequirement = endpoint({
  method: 'POST',
  path: '/guidancePhysicianRequirements',
  summary: 'Add a requirement; that of a base replaces that of every base',
  access: { permission: may.requirementEdit },
  body: requirementForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: writing,
})

export const updateRequirement = endpoint({
  method: 'PUT',
  path: '/guidancePhysicianRequirements/{id}',
  summary: 'Change a requirement',
  access: { permission: may.requirementEdit },
  params: idParam,
  body: requirementForm.extend({ version: readVersionIfKnown }),
  answer: z.object({ version: readVersion }),
  errors: [...writing, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const deleteRequirement = endpoint({
  method: 'DELETE',
  path: '/guidancePhysicianRequirements/{id}',
  summary: 'Delete a requirement',
  access: { permission: may.requirementEdit },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})
