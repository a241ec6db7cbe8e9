import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { yearOf } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { openAccounts, updateEntitled } from '../day-accounts/account.queries.ts'
import { adjustAccounts } from '../day-accounts/adjust-accounts.queries.ts'
import { settleEarnedDays } from '../earned-days/settle-earned.ts'
import { type Balance, findBalances } from '../entitlements/find-balances.ts'
import {
  findCarriedRows,
  findCarryingTypes,
  findTraineesOver,
  findUsedUntil,
} from './carry.queries.ts'
import { toCarry, toEnd } from './carry.rules.ts'

type CarryYear = { typeId: number; year: number; until: string; traineeIds: readonly number[] }

const carriedOf = (carried: ReadonlyMap<number, number>, { traineeId }: Balance) =>
  carried.get(traineeId) ?? 0

type Change = Parameters<typeof adjustAccounts>[1][number]

/** Days left of the year before that become days of this one. */
async function findDaysToCarry(
  tx: SignedCtx,
  { typeId, year, until, traineeIds }: CarryYear,
): Promise<Change[]> {
  const before = traineeIds.map((traineeId) => ({ traineeId, typeId, year: year - 1 }))

  const [balances, carried] = [
    await findBalances(tx.db, dayInChina(tx.now()), before),
    await findCarriedRows(tx.db, typeId, year),
  ]

  const reason = fillSentence(balanceWords[tx.language].carriedReason, { year: year - 1, until })

  return balances.flatMap((balance) => {
    const days = toCarry(balance.left ?? 0, carriedOf(carried, balance))
    return days > 0
      ? [{ traineeId: balance.traineeId, typeId, year, days, kind: 'carriedOver', reason }]
      : []
  })
}

/** Carried days that nobody used until their last day, and that end. */
async function findDaysToEnd(
  tx: SignedCtx,
  { typeId, year, until, traineeIds }: CarryYear,
): Promise<Change[]> {
  const carried = await findCarriedRows(tx.db, typeId, year)
  const keys = traineeIds
    .filter((id) => (carried.get(id) ?? 0) > 0)
    .map((traineeId) => ({ traineeId, typeId, year }))

  const usedUntil = await findUsedUntil(
    tx.db,
    keys.map(({ traineeId }) => traineeId),
    typeId,
    until,
  )

  const balances = await findBalances(tx.db, dayInChina(tx.now()), keys)
  const reason = fillSentence(balanceWords[tx.language].carryEndedReason, { until })

  return balances.flatMap((balance) => {
    const { traineeId, left: remaining, usedBefore } = balance
    const used = (usedUntil.get(traineeId) ?? 0) + usedBefore
    const days = toEnd({
      carried: carriedOf(carried, balance),
      usedUntil: used,
      left: remaining ?? 0,
    })

    return days > 0 ? [{ traineeId, typeId, year, days: -days, kind: 'carryEnded', reason }] : []
  })
}

/**
 * Adjusts accounts by what is found once they and those of the year before are locked: a leave may
 * be handed in at the same instant.
 */
async function adjust(
  tx: SignedCtx,
  carry: CarryYear,
  findChanges: typeof findDaysToCarry,
): Promise<number> {
  const traineeIds = (await findChanges(tx, carry)).map(({ traineeId }) => traineeId)
  if (traineeIds.length === 0) return 0

  const { typeId, year } = carry
  const accounts = [year - 1, year].flatMap((accountYear) =>
    traineeIds.map((traineeId) => ({ traineeId, typeId, year: accountYear })),
  )

  await openAccounts(tx, accounts)

  const changes = await findChanges(tx, { ...carry, traineeIds })

  await adjustAccounts(tx.db, changes, tx.now())
  await updateEntitled(tx, dayInChina(tx.now()), accounts)

  return changes.length
}

/**
 * Types whose days may be used in the next year until a day: they are carried over from New Year
 * on, and end after that day.
 */
const carryOver = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const year = yearOf(today)
    const types = await findCarryingTypes(tx.db)
    if (types.length === 0) return 0

    const traineeIds = await findTraineesOver(tx.db, year)
    let changed = 0

    for (const { id, until } of types) {
      const carry = { typeId: id, year, until: `${year}-${until}`, traineeIds }
      changed += await adjust(tx, carry, today <= carry.until ? findDaysToCarry : findDaysToEnd)
    }

    return changed
  })

/**
 * Days that are carried over into this year, or whose last day is over. Those that shifts earned
 * have ends of their own and go first: what is left after them is carried over by the type.
 */
export async function settleAccounts(ctx: SignedCtx): Promise<number> {
  const earned = await settleEarnedDays(ctx)

  return earned + (await carryOver(ctx))
}
