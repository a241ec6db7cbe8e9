import type { BalanceFilters } from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina, minuteInChina, yearInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { listEarned } from '../earned-days/list-earned.ts'
import { type Balance, findBalances } from '../entitlements/find-balances.ts'
import { actionsOnBalance, visibleBalances } from './balance.policy.ts'
import {
  type BalanceMatch,
  type BalanceRecord,
  findBalancePage,
  findBalancesOf,
  findChanges,
  findPerson,
} from './balance.queries.ts'

/** Filters with the reader's scope. */
export const balanceMatch = (
  ctx: SignedCtx,
  { year, ...filters }: Omit<BalanceFilters, 'pageNum' | 'pageSize'>,
): BalanceMatch => ({
  ...filters,
  year: year ?? yearInChina(ctx.now()),
  scope: visibleBalances(ctx.actor),
})

/** Rows of the list with what their accounts give and have left. */
async function withBalances(ctx: SignedCtx, records: readonly BalanceRecord[], year: number) {
  const accounts = records.map((record) => ({
    traineeId: record.traineeId,
    typeId: record.typeId,
    year,
  }))

  const balances = await findBalances(ctx.db, dayInChina(ctx.now()), accounts)
  return records.map((record, index) => ({ record, balance: balances[index]! }))
}

function presentBalance(
  ctx: SignedCtx,
  record: BalanceRecord,
  { traineeId: _traineeId, next: _next, typeId, ...balance }: Balance,
) {
  return {
    id: `${record.traineeId}-${typeId}`,
    leaveTypeId: typeId,
    leaveType: labelIn(ctx.language, record.type, record.typeEn),
    ...balance,
  }
}

export const presentRows = async (
  ctx: SignedCtx,
  records: readonly BalanceRecord[],
  year: number,
) =>
  (await withBalances(ctx, records, year)).map(({ record, balance }) => ({
    ...presentBalance(ctx, record, balance),
    traineeId: record.traineeId,
    name: record.name,
    number: record.number,
    base: labelIn(ctx.language, record.base, record.baseEn),
    actions: actionsOnBalance(ctx.actor),
  }))

/** Trainees and their types in a year, people who began last first. */
export async function listBalances(ctx: SignedCtx, filters: BalanceFilters) {
  const match = balanceMatch(ctx, filters)
  const { rows, total } = await findBalancePage(ctx.db, match, filters, ctx.language)
  return { list: await presentRows(ctx, rows, match.year), total }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** The days of a person in a year. */
export async function balancesOf(ctx: SignedCtx, person: Person, year: number) {
  const match = { scope: { kind: 'all' as const }, year, traineeId: person.id }
  const rows = await withBalances(ctx, await findBalancesOf(ctx.db, match), year)
  return {
    traineeId: person.id,
    name: person.name,
    number: person.number,
    base: labelIn(ctx.language, person.base, person.baseEn),
    year,
    worksSince: person.recordedSince ?? person.startsOn,
    isWorksSinceRecorded: person.recordedSince !== null,
    balances: rows.map(({ record, balance }) => presentBalance(ctx, record, balance)),
  }
}

export async function getBalances(
  ctx: SignedCtx,
  { id, year }: { id: number; year?: number | undefined },
) {
  const person = found(await findPerson(ctx.db, visibleBalances(ctx.actor), id))

  const changes = (await findChanges(ctx.db, id)).map((c) => ({
    id: c.id,
    at: minuteInChina(c.createdAt),
    by: c.by ?? balanceWords[ctx.language].byDate,
    year: c.year,
    days: Number(c.days),
    reason: c.reason,
    leaveType: labelIn(ctx.language, c.type, c.typeEn),
    kind: c.kind,
  }))

  return {
    ...(await balancesOf(ctx, person, year ?? yearInChina(ctx.now()))),
    changes,
    earned: await listEarned(ctx.db, id, dayInChina(ctx.now())),
    actions: actionsOnBalance(ctx.actor),
  }
}
