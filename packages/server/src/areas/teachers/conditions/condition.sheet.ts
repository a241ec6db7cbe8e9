import type { ConditionFilters } from '@residency/contract/areas/teachers/conditions/condition.contract'
import { conditionWords } from '@residency/contract/areas/teachers/conditions/text'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countConditions, findConditionBatch } from './condition.queries.ts'
import { conditionLabels, shownCondition } from './list-conditions.ts'

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
      rows: await findConditionBatch(ctx.db, filters, page),
    }))) {
      const one = shownCondition(ctx, row, labels)
      yield {
        base: one.base ?? text.everyBase,
        level: levels[one.level],
        title: atLeast(one.minTitleRank && ranks[one.minTitleRank]),
        titleYears: one.minTitleYears,
        education: atLeast(one.educationLabel),
        specialtyYears: one.minSpecialtyYears,
        teachingYears: one.minTeachingYears,
        certificates: one.certificateLabels.join('\n'),
        discipline: one.refusesDiscipline === 1 ? text.refused : text.allowed,
        validityYears: one.validityYears,
        source: one.source,
        updateTime: one.updateTime,
      }
    }
  },
})
