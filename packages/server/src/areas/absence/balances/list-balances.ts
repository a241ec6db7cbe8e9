import type { BalanceFilters, CHANGE_KINDS } from '@residency/contract/areas/absence/balances/balance.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findProvince, findTypeDays, type TypeDays } from '../types/entitlement.queries.ts'
import { actionsOnBalance, visibleBalances } from './balance.policy.ts'
import { type BalanceMatch, type BalanceRecord, findBalancePage, findBalancesOf, findChanges, findPerson } from './balance.queries.ts'
import { balanceOn, judgedOn } from './balance.rules.ts'

export const presentYear = (ctx: SignedCtx) => Number(dayInChina(ctx.now()).slice(0, 4))
/** Filters with the reader's scope. */
export const balanceMatch = (ctx: SignedCtx, { year, ...filters }: Omit<BalanceFilters, 'pageNum' | 'pageSize'>): BalanceMatch => ({
  ...filters,
  year: year ?? presentYear(ctx),
  scope: visibleBalances(ctx.actor),
})
/** The tables of days and the province, read once for many rows. */
export const findTables = async (ctx: SignedCtx) => ({ days: await findTypeDays(ctx.db), province: await findProvince(ctx.db) })
type Tables = { days: readonly TypeDays[]; province: string | null }

function shownBalance(ctx: SignedCtx, row: BalanceRecord, year: number, { days, province }: Tables) {
  const account = { adjusted: Number(row.adjusted ?? 0), usedBefore: Number(row.used_before ?? 0), used: Number(row.used ?? 0) }
  const rows = days.filter(({ leaveTypeId }) => leaveTypeId === row.type_id)
  const facts = { isEarned: row.is_earned, rows, province, worksSince: row.works_since, account }
  return {
    ...{ id: `${row.trainee_id}-${row.type_id}`, leaveTypeId: row.type_id, year },
    leaveType: labelIn(ctx.language, row.type, row.type_en),
    ...balanceOn(judgedOn(year, dayInChina(ctx.now())), facts),
  }
}
export const shownRow = (ctx: SignedCtx, row: BalanceRecord, year: number, tables: Tables) => ({
  ...shownBalance(ctx, row, year, tables),
  ...{ traineeId: row.trainee_id, name: row.name, number: row.number, base: labelIn(ctx.language, row.base, row.base_en) },
  actions: actionsOnBalance(ctx.actor),
})

/** Trainees and their types in a year, people who began last first. */
export async function listBalances(ctx: SignedCtx, filters: BalanceFilters) {
  const match = balanceMatch(ctx, filters)
  const [{ rows, total }, tables] = await Promise.all([findBalancePage(ctx.db, match, filters), findTables(ctx)])
  return { list: rows.map((row) => shownRow(ctx, row, match.year, tables)), total }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>
async function balancesOf(ctx: SignedCtx, person: Person, year: number) {
  const match = { scope: { kind: 'all' as const }, year, traineeId: person.id }
  const [rows, tables] = await Promise.all([findBalancesOf(ctx.db, match), findTables(ctx)])
  return {
    ...{ traineeId: person.id, name: person.name, number: person.number, base: labelIn(ctx.language, person.base, person.base_en), year },
    ...{ worksSince: person.recorded_since ?? person.starts_on, isWorksSinceRecorded: person.recorded_since !== null },
    balances: rows.map((row) => shownBalance(ctx, row, year, tables)),
  }
}
export async function getBalances(ctx: SignedCtx, { id, year }: { id: number; year?: number | undefined }) {
  const person = found(await findPerson(ctx.db, visibleBalances(ctx.actor), id))
  const changes = (await findChanges(ctx.db, id)).map((c) => ({
    ...{ id: c.id, at: minuteInChina(c.created_at), by: c.by, year: c.year, days: Number(c.days), reason: c.reason },
    leaveType: labelIn(ctx.language, c.type, c.type_en),
    kind: c.kind as (typeof CHANGE_KINDS)[number] | 'usedBefore',
  }))
  return { ...(await balancesOf(ctx, person, year ?? presentYear(ctx))), changes, actions: actionsOnBalance(ctx.actor) }
}
