import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { openAccounts, updateEntitled } from '../day-accounts/account.queries.ts'
import { holdsDays } from '../leave/leave.policy.ts'
import type { Settlement } from './apply-settlements.ts'
import { type Claim, overdrawnOf } from './overdrawn.rules.ts'
import type { CountedAbsence } from './settlement.queries.ts'

/**
 * Which of these absences would take more days than their accounts have; the accounts are locked.
 */
export async function findOverdrawnAbsences(
  tx: SignedCtx,
  items: readonly Settlement[],
  counted: readonly CountedAbsence[],
): Promise<Set<number>> {
  const reservedOf = new Map(
    counted.map(({ id, count, isHeld }) => [id, isHeld ? count.years : []]),
  )
  const holding = items.filter(({ typeId, state }) => typeId !== null && holdsDays(state))

  const claims = holding.map(
    ({ id, traineeId, typeId, count }): Claim => ({
      id,
      traineeId,
      typeId: typeId!,
      requested: count.years,
      reserved: reservedOf.get(id) ?? [],
    }),
  )

  const accounts = holding.flatMap(({ traineeId, typeId, count, span }) =>
    count.years.map(({ year }) => ({ traineeId, typeId: typeId!, year, startsOn: span.startsOn })),
  )
  if (accounts.length === 0) return new Set()

  await openAccounts(tx, accounts)

  return overdrawnOf(claims, await updateEntitled(tx, dayInChina(tx.now()), accounts))
}

/**
 * Marks absences whose account has too few days for the recounted days, and removes the mark from
 * the others.
 */
export const markShort = (
  db: Db,
  ids: readonly number[],
  short: readonly number[],
  today: string,
) =>
  sql`update absences set short_on = case when id = ${anyId(short)} then coalesce(short_on, ${today}::date) end
    where id = ${anyId(ids)} and (short_on is not null or id = ${anyId(short)})`.execute(db)
