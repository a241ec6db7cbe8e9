import type { LoadFilters } from '@residency/contract/areas/evaluation/load/load.contract'
import { addDays, mondayOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findLoadRule } from '../settings/setting.queries.ts'
import { ratedAs } from '../subject.policy.ts'
import { visibleTargets } from '../targets/target.policy.ts'
import { countLoads, findLoadPage, findLoadWeeks, type LoadMatch } from './load.queries.ts'

const DAYS_BACK = 8 * 7
const DAYS_AHEAD = 8 * 7

type Filters = Omit<LoadFilters, keyof Page>

function matchOf(ctx: SignedCtx, { from, until, keywords }: Filters): LoadMatch {
  const monday = mondayOf(dayInChina(ctx.now()))

  return {
    scope: visibleTargets(ctx.actor),
    rated: ratedAs(ctx.actor),
    from: from ?? addDays(monday, -DAYS_BACK),
    until: until ?? addDays(monday, DAYS_AHEAD),
    keywords,
  }
}

/** Tasks by rater and week, in the reader's bases. */
export async function listRaterLoads(ctx: SignedCtx, { pageNum, pageSize, ...rest }: LoadFilters) {
  const match = matchOf(ctx, rest)

  const [{ rows, total }, weeks, { mostPerWeek: most }] = await Promise.all([
    findLoadPage(ctx.db, match, { pageNum, pageSize }),
    findLoadWeeks(ctx.db, match),
    findLoadRule(ctx.db),
  ])

  const list = rows.map(({ raterId, ...row }) => ({
    ...row,
    id: `${raterId}-${row.monday}`,
    isOver: row.tasks > most,
  }))

  return { list, total, most, weeks, from: match.from, until: match.until }
}

const COUNTS = ['tasks', 'named', 'answered', 'dropped', 'medianHours'] as const
const COLUMNS = ['rater', 'monday', ...COUNTS] as const

export const loadSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'evaluation.raterLoads',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'rater' ? 20 : 14 })),
    { number: [...COUNTS] },
  ),
  count: (ctx, filters) => countLoads(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const match = matchOf(ctx, filters)
    for await (const { raterId: _, ...row } of everyRow((page) =>
      findLoadPage(ctx.db, match, page),
    ))
      yield row
  },
})
