import type { Db } from '../../../platform/db/connect/pool.ts'
import { findCarriedRows, findUsedBefore, findUsedUntil } from '../balances/carry.queries.ts'
import { toEnd } from '../balances/carry.rules.ts'
import { totalOf } from './days.rules.ts'

/**
 * Days that an account has left and that a leave may not use, because they were carried over: the
 * days on which they may be used.
 */
export type CarriedDays = { year: number; days: number; from: string; until: string }
type Leave = { traineeId: number; typeId: number; dates: readonly { day: string; days: number }[] }

/**
 * Carried days that are not for the days of a leave: what went to the next year is not used in the
 * year from which it came, and what came from the year before is not used after its last day.
 */
export async function findCarriedDays(
  db: Db,
  { traineeId, typeId, dates }: Leave,
): Promise<CarriedDays[]> {
  const { carriesUntil } = await db
    .selectFrom('leaveTypes')
    .select('carriesUntil')
    .where('id', '=', typeId)
    .executeTakeFirstOrThrow()

  const years = [...new Set(dates.map(({ day }) => Number(day.slice(0, 4))))]
  const carriedDays: CarriedDays[] = []

  for (const year of years) {
    const gone = (await findCarriedRows(db, typeId, year + 1, ['carriedOver'])).get(traineeId) ?? 0
    const goneUntil = `${year + 1}-${carriesUntil ?? '12-31'}`

    if (gone > 0)
      carriedDays.push({ year, days: gone, from: `${year + 1}-01-01`, until: goneUntil })

    if (carriesUntil === null) continue

    const until = `${year}-${carriesUntil}`
    const ofYear = dates.filter(({ day }) => day.startsWith(`${year}-`))
    if (ofYear.every(({ day }) => day <= until)) continue

    const carried = (await findCarriedRows(db, typeId, year)).get(traineeId) ?? 0
    const usedUntil = (await findUsedUntil(db, [traineeId], typeId, until)).get(traineeId) ?? 0
    const usedBefore = await findUsedBefore(db, { traineeId, typeId, year })
    const usedByLeave = totalOf(ofYear.filter(({ day }) => day <= until))
    const days = toEnd({ carried, usedUntil: usedUntil + usedBefore + usedByLeave, left: carried })
    if (days > 0) carriedDays.push({ year, days, from: `${year}-01-01`, until })
  }

  return carriedDays
}
