import type { QualificationFilters } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { matchOf } from './list-qualifications.ts'
import { factLabels, presentQualification } from './present-qualification.ts'
import { countQualifications, findQualificationBatch } from './qualification.queries.ts'

const COLUMNS = [
  'name',
  'level',
  'base',
  'department',
  'title',
  'titleSince',
  'education',
  'degree',
  'specialty',
  'teachingSince',
  'state',
  'submittedAt',
  'number',
  'validUntil',
] as const

/** Applications for a qualification as a sheet, in the reader's scope. */
export const qualificationSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<QualificationFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'teachers.qualifications',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: 16 })),
    { day: ['titleSince', 'teachingSince', 'validUntil'], moment: ['submittedAt'] },
  ),
  count: (ctx, filters) => countQualifications(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { levels, flows } = qualificationWords[ctx.language]
    const labels = await factLabels(ctx)
    const match = matchOf(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findQualificationBatch(ctx.db, match, page, ctx.language),
    }))) {
      const qualification = presentQualification(ctx, row, labels)
      yield {
        ...qualification,
        level: levels[qualification.level],
        title: qualification.titleLabel,
        education: qualification.educationLabel,
        degree: qualification.degreeLabel,
        state: flows.qualification.states[row.state],
      }
    }
  },
})
