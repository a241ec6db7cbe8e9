import { z } from 'zod'
import {
  clearableText,
  emptyAsAbsent,
  endpoint,
  idParam,
  kernelErrors,
  pageOf,
  pageQuery,
  readVersion,
  recordId,
  requiredText,
  searchQuery,
} from '../../../kernel/index.ts'
import { TEMPLATE_KINDS } from '../templates/template.contract.ts'
import { competencyErrors as errors, competencyPermissions as may } from './access.ts'

/** The kinds of majors; each has its model. */
export const PROFESSIONS = ['technician', 'pharmacist'] as const
const profession = z.enum(PROFESSIONS)
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
export const LEVELS = 5
/** Fewer anonymous marks, or trainees of a cohort, than this are never shown. */
export const MIN_ANONYMOUS_MARKS = 3
export const REQUIREMENT_KINDS = ['disease', 'skill', 'rescue', 'basic', 'study'] as const

const level = z.object({ name: requiredText(200), nameEn: clearableText(300) })

const fields = z.object({
  domain,
  /** Forms name it by this code, which both professions share. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Z]\d{1,2}$/, 'evaluation.code.shape'),
  name: requiredText(60),
  nameEn: clearableText(100),
  levels: z.array(level).length(LEVELS),
})

export const competencyForm = fields.extend({ profession })
export type CompetencyForm = z.output<typeof competencyForm>

const row = fields.extend({
  id: z.number(),
  version: z.number(),
  /** Forms in use with items that count for it, and requirements. */
  formCount: z.number(),
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
  body: fields.omit({ code: true }).extend({ version: readVersion }),
  answer: saved,
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const deleteCompetency = endpoint({
  method: 'DELETE',
  path: '/api/v1/competencies/{id}',
  summary: 'Delete a sub-competency that no form counts for',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.competencyInUse],
})

const kind = z.enum(REQUIREMENT_KINDS)

const requirement = z.object({
  id: z.string(),
  kind,
  item: z.string(),
  competencyId: z.number().nullable(),
  competency: z.string().nullable(),
})

export type MappedRequirement = z.output<typeof requirement>
const requirementFilters = searchQuery.extend({ profession, kind: emptyAsAbsent(kind) })
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
  summary: 'Let requirements count for a sub-competency, or for none',
  access: { permission: may.manage },
  body: z.object({
    profession,
    competencyId: recordId.nullable(),
    requirements: z
      .array(z.object({ kind, item: requiredText(120) }))
      .min(1)
      .max(200),
  }),
  answer: z.object({ count: z.number() }),
  errors: [errors.competencyUnknown],
})

/** A half-year of the calendar: 2026-1 to June, 2026-2 to December. */
const term = z.string().regex(/^\d{4}-[12]$/)

const point = z.object({
  term,
  competencyId: z.number(),
  /** Level 1 to 5; null: only cases of workload, or too few anonymous marks. */
  level: z.number().nullable(),
  marks: z.number(),
  /** Of at least three trainees of the cohort, each counted once. */
  cohortLevel: z.number().nullable(),
  /** Passed cases of workload. */
  cases: z.number(),
})

export type CompetencyPoint = z.output<typeof point>

const radar = z.object({
  traineeId: z.number(),
  name: z.string(),
  cohort: z.string().nullable(),
  profession,
  competencies: z.array(fields.extend({ id: z.number() })),
  points: z.array(point),
})

export type CompetencyRadar = z.output<typeof radar>

export const getOwnRadar = endpoint({
  method: 'GET',
  path: '/api/v1/competencyRadar/own',
  summary: 'The reader’s competencies by half-years, with the mean of the cohort',
  access: { permission: may.own },
  answer: radar,
  errors: [kernelErrors.notFound],
})

export const getRadar = endpoint({
  method: 'GET',
  path: '/api/v1/competencyRadar/{id}',
  summary: 'A trainee’s competencies by half-years, with the mean of the cohort',
  access: { permission: may.list },
  params: idParam,
  answer: radar,
  errors: [kernelErrors.notFound],
})

const trainee = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string().nullable(),
  cohort: z.string().nullable(),
  base: z.string(),
})

export type CompetencyTrainee = z.output<typeof trainee>

export const listRadarTrainees = endpoint({
  method: 'GET',
  path: '/api/v1/competencyTrainees',
  summary: 'Trainees whom the reader supervises or answers for',
  access: { permission: may.list },
  query: searchQuery,
  answer: pageOf(trainee),
})

const EVIDENCE_KINDS = ['answer', 'target', 'case'] as const

const evidence = z.object({
  id: z.string(),
  kind: z.enum(EVIDENCE_KINDS),
  title: z.string(),
  /** Items of the form, or the requirement. */
  note: z.string(),
  form: z.enum(TEMPLATE_KINDS).nullable(),
  day: z.string(),
  level: z.number().nullable(),
  marks: z.number(),
  /** A named answer or entry that the reader can open. */
  recordId: z.number().nullable(),
})

export type CompetencyEvidence = z.output<typeof evidence>

const evidenceFilters = pageQuery.extend({
  traineeId: z.coerce.number().pipe(recordId),
  competencyId: z.coerce.number().pipe(recordId),
  term,
})

export type EvidenceFilters = z.output<typeof evidenceFilters>

export const listCompetencyEvidence = endpoint({
  method: 'GET',
  path: '/api/v1/competencyEvidence',
  summary:
    'What is behind a point: named answers, released anonymous results of three marks or more, passed cases',
  access: { permission: [may.own, may.list] },
  query: evidenceFilters,
  answer: pageOf(evidence),
  errors: [kernelErrors.notFound],
})
