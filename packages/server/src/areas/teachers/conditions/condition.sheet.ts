import type { ConditionFilters } from '@residency/contract/areas/teachers/conditions/condition.contract'
import { conditionWords } from '@residency/contract/areas/teachers/conditions/text'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countConditions, findConditionBatch } from './condition.queries.ts'
import { conditionLabels, presentCondition } from './list-conditions.ts'

const COLUMNS = [
  'base',
  'level',
  'title',
  'titleYears',
  'education',
  'specialtyYears',
  'teachingYears',
  'certificates',
  'discipline',
  'validityYears',
  'source',
  'updateTime',
] as const

/** Conditions of a qualification as a sheet. */
export const conditionSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<ConditionFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'teachers.conditions',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: 18 })),
    {
      moment: ['updateTime'],
      number: ['titleYears', 'specialtyYears', 'teachingYears', 'validityYears'],
    },
  ),
  count: (ctx, filters) => countConditions(ctx.db, filters),
  async *rows(ctx, filters) {
    const { conditionParts: text } = conditionWords[ctx.language]
    const { levels, ranks } = qualificationWords[ctx.language]
    const labels = await conditionLabels(ctx)
    const atLeast = (what: string | null) => what && fillSentence(text.atLeast, { what })

    for await (const row of everyRow(async (page) => ({
      rows: await findConditionBatch(ctx.db, filters, page, ctx.language),
    }))) {
      const condition = presentCondition(ctx, row, labels)
      yield {
        base: condition.base ?? text.everyBase,
        level: levels[condition.level],
        title: atLeast(condition.minTitleRank && ranks[condition.minTitleRank]),
        titleYears: condition.minTitleYears,
        education: atLeast(condition.educationLabel),
        specialtyYears: condition.minSpecialtyYears,
        teachingYears: condition.minTeachingYears,
        certificates: condition.certificateLabels.join('\n'),
        discipline: condition.refusesDiscipline === 1 ? text.refused : text.allowed,
        validityYears: condition.validityYears,
        source: condition.source,
        updateTime: condition.updateTime,
      }
    }
  },
})
