import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { TEMPLATE_KINDS } from '../templates/template.contract.ts'
import { competencyPermissions as may } from './access.ts'
import { competencyFields, profession } from './competency.contract.ts'

/** Fewer anonymous marks, or trainees of a cohort, than this are never shown. */
export const MIN_ANONYMOUS_MARKS = 3

/** A half-year of the calendar: 2026-1 to June, 2026-2 to December. */
const term = z.string().regex(/^\d{4}-[12]$/)

const point = z.object({
  term,
  competencyId: z.number(),

  /** From 1 to `LEVEL_COUNT`; null: only cases of workload, or too few anonymous marks. */
  level: z.number().nullable(),

  /** How many marks the level is the mean of. */
  marks: z.number(),

  /** The mean of the cohort: of at least `MIN_ANONYMOUS_MARKS` trainees, each counted once. */
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
  competencies: z.array(competencyFields.extend({ id: z.number() })),
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

/** By what readers order the trainees; without it they are in the order of their numbers. */
export const radarTraineeSorts = ['name', 'number', 'cohort', 'base'] as const

export const listRadarTrainees = endpoint({
  method: 'GET',
  path: '/api/v1/competencyTrainees',
  summary: 'Trainees whom the reader supervises or answers for',
  access: { permission: may.list },
  query: searchQuery.extend({ sort: sortBy(radarTraineeSorts) }),
  answer: pageOf(trainee),
})

export type RadarTraineeFilters = z.output<typeof listRadarTrainees.query>

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
  unsorted: 'lines of a dialog without a table, the latest first',
  query: evidenceFilters,
  answer: pageOf(evidence),
  errors: [kernelErrors.notFound],
})
