import type {
  LoadFilters,
  WeekReason,
} from '@residency/contract/areas/evaluation/load/load.contract'
import { addDays, mondayOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findLoadRule } from '../settings/setting.queries.ts'
import { ratedAs } from '../subject.policy.ts'
import { visibleTargets } from '../targets/target.policy.ts'
import {
  countLoads,
  findLoadPage,
  findLoadWeeks,
  findTargetWeeks,
  type LoadMatch,
} from './load.queries.ts'
import { type LoadLimit, reasonOf, weeksUntil } from './load-reasons.rules.ts'

const DAYS_OF_WEEK = 7
const DAYS_BACK = 8 * DAYS_OF_WEEK
const DAYS_AHEAD = 8 * DAYS_OF_WEEK

type Filters = Omit<LoadFilters, keyof Page>

function matchOf(
  ctx: SignedCtx,
  { from, until, keywords, only }: Filters,
  most: number,
): LoadMatch {
  const monday = mondayOf(dayInChina(ctx.now()))

  return {
    scope: visibleTargets(ctx.actor),
    rated: ratedAs(ctx.actor),
    from: from ?? addDays(monday, -DAYS_BACK),
    until: until ?? addDays(monday, DAYS_AHEAD),
    keywords,
    over: only === 'over' ? most : undefined,
  }
}

type OverWeek = { raterId: number; monday: string }

/** Why these weeks are over the limit: by target, the largest first. */
async function readReasons(ctx: SignedCtx, weeks: readonly OverWeek[], limit: LoadLimit) {
  if (weeks.length === 0) return () => []

  const mondays = weeks.map(({ monday }) => monday).toSorted()

  const rows = await findTargetWeeks(ctx.db, [...new Set(weeks.map(({ raterId }) => raterId))], {
    scope: visibleTargets(ctx.actor),
    rated: ratedAs(ctx.actor),
    from: mondays[0]!,
    until: addDays(mondays.at(-1)!, DAYS_OF_WEEK - 1),
  })

  return ({ raterId, monday }: OverWeek): WeekReason[] =>
    rows
      .filter((row) => row.raterId === raterId && row.monday === monday)
      .toSorted((a, b) => b.tasks - a.tasks || a.id - b.id)
      .map((row) => ({
        id: row.id,
        target: row.target,
        why: reasonOf(row, limit),
        tasks: row.tasks,
        all: row.all,
        openedOn: row.openedOn,
        dueOn: row.dueOn,
        weeks: weeksUntil(row),
      }))
}

/** Tasks by rater and week, in the reader's bases. */
export async function listRaterLoads(ctx: SignedCtx, { pageNum, pageSize, ...rest }: LoadFilters) {
  const { mostPerWeek: most, updatedAt, version } = await findLoadRule(ctx.db)
  const match = matchOf(ctx, rest, most)

  const [{ rows, total }, weeks] = await Promise.all([
    findLoadPage(ctx.db, match, { pageNum, pageSize }, rest.sort),
    findLoadWeeks(ctx.db, { ...match, over: undefined }),
  ])

  const limit = { most, since: dayInChina(updatedAt), hasChanged: version > 1 }
  const isOver = ({ tasks }: { tasks: number }) => tasks > most
  const reasonsOf = await readReasons(ctx, rows.filter(isOver), limit)

  const list = rows.map(({ raterId, ...row }) => ({
    ...row,
    id: `${raterId}-${row.monday}`,
    isOver: isOver(row),
    reasons: isOver(row) ? reasonsOf({ raterId, monday: row.monday }) : [],
  }))

  return { list, total, most, weeks, from: match.from, until: match.until }
}

const COUNTS = ['tasks', 'named', 'answered', 'dropped', 'medianHours'] as const
const COLUMNS = ['rater', 'monday', ...COUNTS] as const

const exportedMatch = async (ctx: SignedCtx, filters: Filters) =>
  matchOf(ctx, filters, (await findLoadRule(ctx.db)).mostPerWeek)

export const loadSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'evaluation.raterLoads',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'rater' ? 20 : 14 })),
    { number: [...COUNTS] },
  ),
  count: async (ctx, filters) => countLoads(ctx.db, await exportedMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const match = await exportedMatch(ctx, filters)
    for await (const { raterId: _, ...row } of everyRow((page) =>
      findLoadPage(ctx.db, match, page, filters.sort),
    ))
      yield row
  },
})
