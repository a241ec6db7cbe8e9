import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { openAccounts, updateEntitled } from '../day-accounts/account.queries.ts'
import { holdsDays } from '../leave/leave.policy.ts'
import { type Claim, overdrawnOf } from './overdrawn.rules.ts'
import type { SettledState } from './settle.queries.ts'
import type { Settlement } from './settle.ts'

/**
 * Which of these absences would take more days than their accounts have; the accounts are locked.
 */
export async function findOverdrawn(
  tx: SignedCtx,
  items: readonly Settlement[],
  known: readonly SettledState[],
): Promise<Set<number>> {
  const heldOf = new Map(known.map(({ id, count, isHeld }) => [id, isHeld ? count.years : []]))
  const holding = items.filter(({ typeId, state }) => typeId !== null && holdsDays(state))

  const claims = holding.map(
    ({ id, traineeId, typeId, count }): Claim => ({
      id,
      traineeId,
      typeId: typeId!,
      wanted: count.years,
      held: heldOf.get(id) ?? [],
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
 * Marks absences whose account is too short for the days counted anew, and takes the mark from the
 * others.
 */
export const markShort = (
  db: Db,
  ids: readonly number[],
  short: readonly number[],
  today: string,
) =>
  sql`update absences set short_on = case when id = ${anyId(short)} then coalesce(short_on, ${today}::date) end
    where id = ${anyId(ids)} and (short_on is not null or id = ${anyId(short)})`.execute(db)
