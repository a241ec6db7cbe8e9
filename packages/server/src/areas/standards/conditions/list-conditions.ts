import { conditionPermissions as may } from '@residency/contract/areas/standards/conditions/access'
import type { TimeConditionFilters } from '@residency/contract/areas/standards/conditions/condition.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleStandards } from '../table/standard.policy.ts'
import { type ConditionRecord, findConditionPage } from './condition.queries.ts'

export const presentCondition = (ctx: SignedCtx, condition: ConditionRecord) => ({
  ...condition,
  major:
    condition.major === null ? null : labelIn(ctx.language, condition.major, condition.majorEn),
  actions: permittedActions(ctx.actor, { edit: may.manage, delete: may.manage }) as (
    | 'edit'
    | 'delete'
  )[],
})

/** Conditions in the reader's scope: those of all majors first. */
export async function listTimeConditions(ctx: SignedCtx, filters: TimeConditionFilters) {
  const { rows, total } = await findConditionPage(
    ctx.db,
    visibleStandards(ctx.actor),
    filters,
    filters,
    ctx.language,
  )

  return { list: rows.map((row) => presentCondition(ctx, row)), total }
}
