import { exchangePermissions as may } from '@residency/contract/areas/teachers/exchange/access'
import type { ExchangeFilters } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { holds } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import {
  findExchange,
  findExchangePage,
  findOwnExchange,
  findOwnExchanges,
} from './exchange.queries.ts'
import { presentExchange, presentWithPapers } from './present-exchange.ts'

/** Filters together with what the reader may see. */
export const matchOf = (
  ctx: SignedCtx,
  filters: Omit<ExchangeFilters, 'pageNum' | 'pageSize'>,
) => ({
  ...filters,
  scope: visibleTeachers(ctx.actor),
  today: dayInChina(ctx.now()),
  readerId: ctx.actor.userId,
})

/** Exchanges of teachers in the reader's scope, those that wait first, then the latest. */
export async function listExchanges(ctx: SignedCtx, filters: ExchangeFilters) {
  const { rows, total } = await findExchangePage(ctx.db, matchOf(ctx, filters), filters)
  return { list: rows.map((row) => presentExchange(ctx, row)), total }
}

export async function getExchange(ctx: SignedCtx, { id }: { id: number }) {
  const [exchange] = await presentWithPapers(ctx, [
    found(await findExchange(ctx.db, visibleTeachers(ctx.actor), id)),
  ])

  return exchange!
}

/** The reader's own exchanges, the latest first. */
export const listOwnExchanges = async (ctx: SignedCtx) =>
  presentWithPapers(ctx, await findOwnExchanges(ctx.db, ctx.actor.userId))

/** Papers and reports of an exchange are read by the teacher and by those in whose scope it is. */
export async function mayReadExchange(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await findOwnExchange(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findExchange(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined
  )
}
