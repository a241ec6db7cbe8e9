import { leaderPermissions as may } from '@residency/contract/areas/teachers/leaders/access'
import type { LeaderFilters } from '@residency/contract/areas/teachers/leaders/leader.contract'
import { holds, labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { termOn } from '../validity.rules.ts'
import { findLeaderPage, type LeaderRecord } from './leader.queries.ts'

/** Filters with the reader's scope and day. */
export const leaderMatch = <F extends Omit<LeaderFilters, 'pageNum' | 'pageSize'>>(
  ctx: SignedCtx,
  filters: F,
) => ({
  ...filters,
  scope: visibleTeachers(ctx.actor),
  today: dayInChina(ctx.now()),
})

/** A term in the reader's language; one that is over, or was ended, is not changed any more. */
export function presentLeader(ctx: SignedCtx, row: LeaderRecord) {
  const term = termOn(dayInChina(ctx.now()), row)
  const isOpen =
    term !== 'over' && row.endReason === null && row.isOwnBase && holds(ctx.actor, may.edit)
  return {
    ...row,
    appointedBy: row.appointer,
    term,
    base: labelIn(ctx.language, row.base, row.baseEn),
    department: labelIn(ctx.language, row.department, row.departmentEn),
    actions: isOpen ? (['edit', 'end'] as const).slice() : [],
  }
}

/** Team leaders in the reader's scope, those in office first. */
export async function listLeaders(ctx: SignedCtx, filters: LeaderFilters) {
  const { rows, total } = await findLeaderPage(
    ctx.db,
    leaderMatch(ctx, filters),
    filters,
    ctx.language,
  )

  return { list: rows.map((row) => presentLeader(ctx, row)), total }
}
