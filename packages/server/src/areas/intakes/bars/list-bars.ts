import type { BarFilters } from '@residency/contract/areas/intakes/bars/bar.contract'
import { maskNumber, toMoment } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnBar } from '../intakes.policy.ts'
import { findBarById, findBarPage, type StoredBar } from './bar.queries.ts'

type SealedNumber = { id: number; idCardSealed: string }

/** Where the number of a barred person is sealed. */
export const cardCell = (id: number) => ({ table: 'barred_people', column: 'id_card', row: id })

export const cardOf = (ctx: SignedCtx, bar: SealedNumber) =>
  ctx.fields.openCell(cardCell(bar.id), bar.idCardSealed)

export const stateOfBar = (until: string | null, today: string) =>
  until === null || until >= today ? 'active' : 'over'

const presentBar = (ctx: SignedCtx, bar: StoredBar) => ({
  ...bar,
  idCard: maskNumber(cardOf(ctx, bar)),
  state: stateOfBar(bar.until, dayInChina(ctx.now())) as 'active' | 'over',
  createdAt: toMoment(bar.createdAt),
  actions: actionsOnBar(ctx.actor),
})

export async function listBars(ctx: SignedCtx, filters: BarFilters) {
  const { rows, total } = await findBarPage(ctx.db, filters, ctx.fields, dayInChina(ctx.now()))
  return { list: rows.map((bar) => presentBar(ctx, bar)), total }
}

export const getBarForm = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentBar(ctx, found(await findBarById(ctx.db, id)))

/** The whole number; that it was read is written down. */
export async function getBarWithPersonalData(ctx: SignedCtx, { id }: { id: number }) {
  const bar = found(await findBarById(ctx.db, id))
  return { id, idCard: cardOf(ctx, bar) }
}
