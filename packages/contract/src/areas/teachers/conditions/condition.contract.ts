import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { onOff, readVersion, readVersionIfKnown, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, emptyAsNull, requiredText } from '../../../kernel/text/text.ts'
import { LEVELS } from '../qualification/qualification.contract.ts'
import { conditionErrors as errors, conditionPermissions as may } from './access.ts'

export const TITLE_RANKS = ['junior', 'intermediate', 'associateSenior', 'senior'] as const
const level = z.enum(LEVELS)

/** Whole years; empty: not asked for. */
const years = emptyAsNull(z.number().int().min(0).max(50))

export const conditionForm = z.object({
  /** Null: every base without conditions of its own. */
  baseId: emptyAsNull(recordId),
  level,
  minTitleRank: emptyAsNull(z.enum(TITLE_RANKS)),
  minTitleYears: years,
  minEducation: emptyAsNull(z.string().max(64)),
  minSpecialtyYears: years,
  minTeachingYears: years,
  certificateKinds: z.array(z.string().max(64)).max(10).default([]),
  refusesDiscipline: onOff.default(1),
  validityYears: z.number().int().min(1).max(20).default(5),

  /** Where the conditions come from: a document, or the hospital's own rule. */
  source: requiredText(200),
})

export type ConditionForm = z.output<typeof conditionForm>

const condition = z.object({
  id: z.number(),
  baseId: z.number().nullable(),
  base: z.string().nullable(),
  level,
  minTitleRank: z.enum(TITLE_RANKS).nullable(),
  minTitleYears: z.number().nullable(),
  minEducation: z.string().nullable(),
  educationLabel: z.string().nullable(),
  minSpecialtyYears: z.number().nullable(),
  minTeachingYears: z.number().nullable(),
  certificateKinds: z.array(z.string()),
  certificateLabels: z.array(z.string()),
  refusesDiscipline: onOff,
  validityYears: z.number(),
  source: z.string().nullable(),
  updateTime: z.string(),
  version: z.number(),
  actions: z.array(z.string()),
})

export type Condition = z.output<typeof condition>

/** By what readers order the conditions; without it those of every base are first. */
export const conditionSorts = ['base', 'validityYears', 'source', 'updateTime'] as const

const filters = pageQuery.extend({
  sort: sortBy(conditionSorts),
  level: emptyAsAbsent(level),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type ConditionFilters = z.output<typeof filters>

export const listConditions = endpoint({
  method: 'GET',
  path: '/teacherGuidance/condition',
  summary: 'Conditions of a qualification by base and level; those of every base first',
  access: { permission: may.list },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: filters,
  answer: pageOf(condition),
})

export const saveCondition = endpoint({
  method: 'POST',
  path: '/teacherGuidance/condition/form',
  summary: 'Add conditions of a base, or change those named by `id`; what was decided before stays',
  access: { permission: may.edit },
  body: conditionForm.extend({ id: emptyAsAbsent(recordId), version: readVersionIfKnown }),
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: [
    errors.conditionTaken,
    errors.conditionFixed,
    errors.conditionBaseUnknown,
    errors.conditionChoiceUnknown,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteCondition = endpoint({
  method: 'DELETE',
  path: '/api/v1/qualificationConditions/{id}',
  summary: 'Delete the conditions of a base, which then has those of every base',
  access: { permission: may.edit },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.conditionOfEveryBase],
})

export const conditionExport = exportCalls({
  path: '/teacherGuidance/condition',
  what: 'conditions of a qualification',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

export const exportConditions = endpoint({
  ...conditionExport.export,
  path: '/teacherGuidance/condition/export',
  summary: 'Conditions of a qualification as a sheet (published address)',
})
