import type { FactFilters } from '@residency/contract/areas/rotations/figures/fact.contract'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countFacts, findFactBatch } from './fact.queries.ts'
import { factMatch, factsOf } from './facts.ts'

const COLUMNS = [
  'number',
  'name',
  'major',
  'cohort',
  'department',
  'planned',
  'done',
  'running',
  'ahead',
  'failed',
  'missing',
] as const

/** All stays of these are in memory. */
const TRAINEES_AT_ONCE = 100

/** Plan and fact: a line for each trainee and department. */
export const factSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<FactFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'rotations.facts',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'department' ? 24 : 14 })),
    { number: ['planned', 'done', 'running', 'ahead', 'failed', 'missing'] },
  ),
  count: (ctx, filters) => countFacts(ctx.db, factMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const match = factMatch(ctx, filters)

    const batches = everyRow(async (page) => {
      const trainees = await findFactBatch(ctx.db, match, page)
      return { rows: await factsOf(ctx, trainees) }
    }, TRAINEES_AT_ONCE)

    for await (const { lines, number, name, major, cohort } of batches)
      for (const { departmentId: _, ...line } of lines)
        yield { number, name, major, cohort, ...line }
  },
})
