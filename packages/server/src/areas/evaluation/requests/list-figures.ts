import type { RequestFigureFilters } from '@residency/contract/areas/evaluation/requests/request.contract'
import { labelIn } from '@residency/contract/kernel'
import { halfYearOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findRequestFigures } from './figure.queries.ts'
import { countedRequests } from './request.policy.ts'

type Period = Pick<RequestFigureFilters, 'from' | 'until' | 'sort'>

async function readFigures(ctx: SignedCtx, period: Period) {
  const until = period.until ?? dayInChina(ctx.now())
  const from = period.from ?? halfYearOf(until)

  const [all, ...rows] = await findRequestFigures(ctx.db, {
    from,
    until,
    now: ctx.now(),
    language: ctx.language,
    sort: period.sort,
    scope: countedRequests(ctx.actor),
  })

  const list = rows.map(({ id, department, departmentEn, ...counts }) => ({
    ...counts,
    id: id!,
    department: labelIn(ctx.language, department!, departmentEn),
  }))

  return { list, whole: all!, from, until }
}

/** Requests of a period by department, in the reader's scope. */
export async function listRequestFigures(
  ctx: SignedCtx,
  { pageNum, pageSize, ...period }: RequestFigureFilters,
) {
  const { list, ...rest } = await readFigures(ctx, period)

  return {
    ...rest,
    list: list.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: list.length,
  }
}

const COUNTS = [
  'asked',
  'answered',
  'declined',
  'lapsed',
  'withdrawn',
  'open',
  'medianMinutes',
] as const

const COLUMNS = ['department', ...COUNTS] as const

export const requestFigureSheet = exportPlan<(typeof COLUMNS)[number], Period>({
  sheet: 'evaluation.requestFigures',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'department' ? 28 : 12 })),
    { number: [...COUNTS] },
  ),
  count: async (ctx, period) => (await readFigures(ctx, period)).list.length,
  async *rows(ctx, period) {
    for (const { id: _, ...row } of (await readFigures(ctx, period)).list) yield row
  },
})
