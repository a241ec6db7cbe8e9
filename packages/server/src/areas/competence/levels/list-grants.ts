import type { GrantFilters } from '@residency/contract/areas/competence/levels/level.contract'
import { dayOrNull, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleLevels } from '../competence.policy.ts'
import { findEvidenceOf } from '../observations/observation.queries.ts'
import { actionsOnGrant, grantMatchOf } from './grant.policy.ts'
import { findGrant, findGrantPage, findHistoryOf, type GrantRow } from './grant.queries.ts'

const presentGrant = (ctx: SignedCtx, grant: GrantRow) => ({
  ...grant,
  proposer: grant.proposer ?? '',
  grantedOn: dayOrNull(grant.grantedAt),
  createTime: minuteInChina(grant.createdAt),
  actions: actionsOnGrant(grant, ctx.actor),
})

export async function listGrants(ctx: SignedCtx, filters: GrantFilters) {
  const match = { ...filters, ...grantMatchOf(ctx) }
  const { rows, total } = await findGrantPage(ctx.db, ctx.language, match, filters)

  return { list: rows.map((row) => presentGrant(ctx, row)), total }
}

/** One level with its evidence and all levels of the item. */
export async function getGrant(ctx: SignedCtx, { id }: { id: number }) {
  const grant = found(await findGrant(ctx.db, ctx.language, visibleLevels(ctx), id))

  const [evidence, history] = await Promise.all([
    findEvidenceOf(ctx.db, ctx.language, id),
    findHistoryOf(ctx.db, grant),
  ])

  return {
    ...presentGrant(ctx, grant),
    evidence,
    history: history
      .filter((row) => row.id !== id)
      .map(({ grantedAt, ...row }) => ({ ...row, grantedOn: dayOrNull(grantedAt) })),
  }
}
