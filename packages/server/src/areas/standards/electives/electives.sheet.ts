import type { ElectiveFilters } from '@residency/contract/areas/standards/electives/electives.contract'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countElectives, findElectiveBatch } from './electives.queries.ts'
import { electiveMatch, linesOfElectives } from './list-electives.ts'

const COLUMNS = ['number', 'realName', 'cohort', 'group', 'department', 'months', 'state'] as const

/** Chosen electives, a line for each department. */
export const electivesSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<ElectiveFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'standards.electives',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'cohort' || key === 'department' ? 28 : 16 })),
    { number: ['months'] },
  ),
  count: (ctx, filters) => countElectives(ctx.db, electiveMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const match = electiveMatch(ctx, filters)
    for await (const row of everyRow(async (page) => ({
      rows: await findElectiveBatch(ctx.db, match, page),
    })))
      yield* linesOfElectives(ctx, row)
  },
})
