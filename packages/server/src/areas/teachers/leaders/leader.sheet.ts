import type { LeaderFilters } from '@residency/contract/areas/teachers/leaders/leader.contract'
import { leaderWords } from '@residency/contract/areas/teachers/leaders/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countLeaders, findLeaderBatch } from './leader.queries.ts'
import { leaderMatch, presentLeader } from './list-leaders.ts'

const COLUMNS = [
  'leader',
  'team',
  'base',
  'department',
  'startsOn',
  'endsOn',
  'term',
  'endReason',
  'appointedBy',
] as const

/** Team leaders as a sheet, in the reader's scope. */
export const leaderSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<LeaderFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'teachers.leaders',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: 18 })),
    { day: ['startsOn', 'endsOn'] },
  ),
  count: (ctx, filters) => countLeaders(ctx.db, leaderMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const { terms } = leaderWords[ctx.language]
    const match = leaderMatch(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findLeaderBatch(ctx.db, match, page, ctx.language),
    }))) {
      const leader = presentLeader(ctx, row)
      yield { ...leader, term: terms[leader.term] }
    }
  },
})
