import type { EarnedDays } from '@residency/contract/areas/absence/balances/balance.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findEarned, findUses } from './earned.queries.ts'
import { unusedOfEach } from './earned.rules.ts'

/** Days that shifts of a trainee earned, the last first, and what can still be used of them. */
export async function listEarned(db: Db, traineeId: number): Promise<EarnedDays[]> {
  const [earned, uses] = [await findEarned(db, [traineeId]), await findUses(db, [traineeId])]
  const unused = unusedOfEach(earned, uses)

  return earned
    .map(({ id, day, days, ended, endsOn }) => {
      return { id, day, days, left: Math.max(0, unused.get(id)! - ended), endsOn }
    })
    .filter(({ days }) => days > 0)
    .reverse()
}

/** The days of a trainee that end first. */
export async function findEndingFirst(db: Db, traineeId: number) {
  const left = (await listEarned(db, traineeId)).filter((one) => one.left > 0)
  const on = left.map(({ endsOn }) => endsOn).sort()[0]
  if (on === undefined) return null

  const days = left.filter(({ endsOn }) => endsOn === on).reduce((sum, one) => sum + one.left, 0)

  return { days, on }
}
