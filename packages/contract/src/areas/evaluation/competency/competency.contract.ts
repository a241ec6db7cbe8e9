import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { REQUIREMENT_KINDS } from '../../standards/table/requirement-kinds.public.ts'
import { competencyErrors as errors, competencyPermissions as may } from './access.ts'

/** Each profession has a model of its own: domains with their sub-competencies. */
export const PROFESSIONS = ['technician', 'pharmacist'] as const
export const profession = z.enum(PROFESSIONS)
export type Profession = z.output<typeof profession>

export const DOMAINS = [
  'professionalism',
  'knowledge',
  'quality',
  'communication',
  'teaching',
  'learning',
] as const

const domain = z.enum(DOMAINS)
export type Domain = z.output<typeof domain>

/** Each sub-competency describes so many levels, from beginner to expert. */
export const LEVEL_COUNT = 5

const level = z.object({ name: requiredText(200), nameEn: clearableText(300) })

/** A sub-competency as it is described to people. */
export const competencyFields = z.object({
  domain,

  /** Forms name it by this code, which both professions share. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Z]\d{1,2}$/, 'evaluation.code.shape'),
  name: requiredText(60),
  nameEn: clearableText(100),
  levels: z.array(level).length(LEVEL_COUNT),
})

export const competencyForm = competencyFields.extend({ profession })
export type CompetencyForm = z.output<typeof competencyForm>

const row = competencyFields.extend({
  id: z.number(),
  version: z.number(),

  /** Forms in use that have items for it. */
  formCount: z.number(),

  /** Requirements of the standards that count for it. */
  requirementCount: z.number(),
})

export type Competency = z.output<typeof row>

export const listCompetencies = endpoint({
  method: 'GET',
  path: '/api/v1/competencies',
  summary: 'The model of a profession',
  access: { permission: may.manage },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: z.object({ profession }),
  answer: z.array(row),
})

const saved = z.object({ id: z.number(), version: z.number() })

export const createCompetency = endpoint({
  method: 'POST',
  path: '/api/v1/competencies',
  summary: 'Add a sub-competency',
  access: { permission: may.manage },
  body: competencyForm,
  once: true,
  answer: saved,
  errors: [errors.competencyCodeTaken],
})

export const updateCompetency = endpoint({
  method: 'PUT',
  path: '/api/v1/competencies/{id}',
  summary: 'Change a sub-competency with its levels; its code stays',
  access: { permission: may.manage },
  params: idParam,
  body: competencyFields.omit({ code: true }).extend({ version: readVersion }),
  answer: saved,
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const deleteCompetency = endpoint({
  method: 'DELETE',
  path: '/api/v1/competencies/{id}',
  summary: 'Delete a sub-competency for which no form has items',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.competencyInUse],
})

const kind = z.enum(REQUIREMENT_KINDS)

export { REQUIREMENT_KINDS }

/** All requirements of one kind and item: the standards of a profession name many items repeatedly. */
const requirement = z.object({
  /** Kind and item, for lists that need one key. */
  id: z.string(),
  kind,
  item: z.string(),

  /** The sub-competency that it counts for; null: none yet. */
  competencyId: z.number().nullable(),

  /** Its code and name. */
  competency: z.string().nullable(),
})

export type MappedRequirement = z.output<typeof requirement>

/** By what readers order the requirements; without it those that count for nothing are first. */
export const requirementSorts = ['item', 'competency'] as const

const requirementFilters = searchQuery.extend({
  sort: sortBy(requirementSorts),
  profession,
  kind: emptyAsAbsent(kind),
})
export type RequirementFilters = z.output<typeof requirementFilters>

export const listMappedRequirements = endpoint({
  method: 'GET',
  path: '/api/v1/competencyRequirements',
  summary:
    'Requirements of the standards of a profession by kind and name, those that count for nothing yet first',
  access: { permission: may.manage },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: requirementFilters,
  answer: pageOf(requirement),
})

export const mapRequirements = endpoint({
  method: 'POST',
  path: '/api/v1/competencyRequirements/map',
  summary: 'Say for which sub-competency requirements count; null: for none',
  access: { permission: may.manage },
  body: z.object({
    profession,
    competencyId: recordId.nullable(),
    requirements: z
      .array(z.object({ kind, item: requiredText(120) }))
      .min(1)
      .max(200),
  }),

  /** How many requirements the call named. */
  answer: z.object({ count: z.number() }),
  errors: [errors.competencyUnknown],
})
