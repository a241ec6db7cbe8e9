import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import type { FulfilmentFilters } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { countListed, everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { listFulfilment } from './fulfilment.ts'

const COLUMNS = [
  'name',
  'base',
  'department',
  'level',
  'requirement',
  'period',
  'from',
  'until',
  'count',
  'done',
  'share',
] as const

/** A line for each teacher and requirement. */
export const fulfilmentSheet = exportPlan<(typeof COLUMNS)[number], FulfilmentFilters>({
  sheet: 'teachers.fulfilment',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'requirement' ? 30 : 14 })),
    { day: ['from', 'until'], number: ['count', 'done', 'share'] },
  ),
  count: (ctx, filters) => countListed((page) => listFulfilment(ctx, { ...filters, ...page })),
  async *rows(ctx, filters) {
    const { periods } = requirementWords[ctx.language]
    const { levels } = qualificationWords[ctx.language]
    const batches = everyRow(async (page) => ({
      rows: (await listFulfilment(ctx, { ...filters, ...page })).list,
    }))

    for await (const { name, base, department, level, requirements } of batches)
      for (const { label, period, from, until, count, done } of requirements)
        yield {
          name,
          base,
          department,
          level: levels[level],
          requirement: label,
          period: periods[period],
          from,
          until,
          count,
          done,
          share: count === 0 ? null : Math.min(100, Math.floor((done / count) * 100)),
        }
  },
})
