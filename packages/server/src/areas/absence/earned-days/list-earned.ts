import type { EarnedDays } from '@residency/contract/areas/absence/balances/balance.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { totalOf } from '../day-accounts/days.rules.ts'
import { findBalances } from '../entitlements/find-balances.ts'
import { findEarned, findEarnedType, findUses } from './earned.queries.ts'
import { type EarnedFacts, leftOfEach, yearsOf } from './earned.rules.ts'

/** What is known of the earned days of a trainee; `typeId`: of the leave that shifts earn. */
export async function findEarnedFacts(
  db: Db,
  { traineeId, typeId }: { traineeId: number; typeId: number },
  today: string,
): Promise<EarnedFacts> {
  const earned = await findEarned(db, [traineeId])
  if (earned.length === 0) return { earned, uses: [], leftOf: () => 0 }

  const accounts = yearsOf(earned).map((year) => ({ traineeId, typeId, year }))

  const [uses, balances] = [
    await findUses(db, [traineeId]),
    await findBalances(db, today, accounts),
  ]

  return {
    earned,
    uses,
    leftOf: (year) => balances.find((balance) => balance.year === year)?.left ?? 0,
  }
}

/** Days that shifts of a trainee earned, the last first, and what can still be used of them. */
export async function listEarned(db: Db, traineeId: number, today: string): Promise<EarnedDays[]> {
  const { id: typeId } = await findEarnedType(db)
  const facts = await findEarnedFacts(db, { traineeId, typeId }, today)
  const left = leftOfEach(facts)

  return facts.earned
    .map(({ id, day, days, endsOn }) => ({ id, day, days, left: left.get(id)!, endsOn }))
    .reverse()
}

/** The days of a trainee that end first. */
export async function findEndingFirst(db: Db, traineeId: number, today: string) {
  const usable = (await listEarned(db, traineeId, today)).filter(({ left }) => left > 0)
  const on = usable.map(({ endsOn }) => endsOn).sort()[0]
  if (on === undefined) return null

  const days = totalOf(
    usable.filter(({ endsOn }) => endsOn === on).map(({ left }) => ({ days: left })),
  )

  return { days, on }
}
