import { entryWords } from '@residency/contract/areas/workload/entries/text'
import type {
  ReportFilters,
  WorkReport,
} from '@residency/contract/areas/workload/quantity/quantity.contract'
import { quantityWords } from '@residency/contract/areas/workload/quantity/text'
import { labelIn } from '@residency/contract/kernel'
import { yearOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countListed, everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countedTrainees } from '../workload.policy.ts'
import { findReport, type ReportRow } from './quantity.queries.ts'

function labelOf(ctx: SignedCtx, by: string, { key, label, labelEn }: ReportRow) {
  const words = quantityWords[ctx.language]
  if (by === 'kind') return entryWords[ctx.language].workloadKinds[key as 'skill']
  if (by === 'month') return key ?? ''

  if (label !== null) return labelIn(ctx.language, label, labelEn)

  return by === 'cohort' ? words.noCohort : words.noDepartment
}

const yearBefore = (day: string) => `${yearOf(day) - 1}${day.slice(4).replace('-02-29', '-02-28')}`

/**
 * Entries of a period by kind, department, cohort or month; the most first, months in their order.
 */
export async function listWorkReport(
  ctx: SignedCtx,
  { by = 'kind', pageNum, pageSize, ...filters }: ReportFilters,
) {
  const until = filters.until ?? dayInChina(ctx.now())
  const span = { until, from: filters.from ?? yearBefore(until) }

  const rows = await findReport(ctx.db, {
    ...filters,
    ...span,
    by,
    scope: countedTrainees(ctx.actor),
  })

  const all = rows.reduce((sum, { entered }) => sum + entered, 0)

  const list = rows.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((row): WorkReport => {
    const { entered, passed, returned, people } = row
    const share = all === 0 ? 0 : Math.round((entered * 1000) / all) / 10
    return {
      id: row.key ?? 'none',
      label: labelOf(ctx, by, row),
      entered,
      passed,
      returned,
      people,
      share,
    }
  })

  return { list, total: rows.length }
}

const COLUMNS = ['label', 'entered', 'passed', 'returned', 'people', 'share'] as const

export const reportSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<ReportFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'workload.workloadReports',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'label' ? 28 : 14 })),
    { number: ['entered', 'passed', 'returned', 'people', 'share'] },
  ),
  count: (ctx, filters) => countListed((page) => listWorkReport(ctx, { ...filters, ...page })),
  async *rows(ctx, filters) {
    for await (const { id: _, ...row } of everyRow(async (page) => ({
      rows: (await listWorkReport(ctx, { ...filters, ...page })).list,
    })))
      yield row
  },
})
