import type { Db } from '../../../platform/db/connect/pool.ts'
import { findCarriedRows, findUsedBefore, findUsedUntil } from '../balances/carry.queries.ts'
import { toEnd } from '../balances/carry.rules.ts'
import { isEarnedByShifts } from '../earned-days/earned.queries.ts'
import { tooOldFor } from '../earned-days/earned.rules.ts'
import { findEarnedFacts } from '../earned-days/list-earned.ts'
import { totalOf, yearOf } from './days.rules.ts'

/**
 * Days that an account has left and that a leave may not use, because they were carried over or end
 * before it: the days on which they may be used.
 */
export type HeldDays = {
  year: number
  days: number
  from: string
  until: string
  /** They end before the leave; otherwise they were carried over. */
  isEnding: boolean
}

type Leave = { traineeId: number; typeId: number; dates: readonly { day: string; days: number }[] }

/**
 * Days that are not for the days of a leave. What went to the next year is not used in the year from
 * which it came. What came from the year before, or was earned by a shift, is not used after its
 * last day.
 */
export async function findHeldDays(
  db: Db,
  { traineeId, typeId, dates }: Leave,
  today: string,
): Promise<HeldDays[]> {
  const type = await db
    .selectFrom('leaveTypes')
    .select(['code', 'carriesUntil'])
    .where('id', '=', typeId)
    .executeTakeFirstOrThrow()

  const { carriesUntil } = type
  const years = [...new Set(dates.map(({ day }) => yearOf(day)))]
  const held: HeldDays[] = []

  for (const year of years) {
    const gone = (await findCarriedRows(db, typeId, year + 1, ['carriedOver'])).get(traineeId) ?? 0
    const goneUntil = `${year + 1}-${carriesUntil ?? '12-31'}`

    if (gone > 0)
      held.push({
        year,
        days: gone,
        from: `${year + 1}-01-01`,
        until: goneUntil,
        isEnding: false,
      })

    if (carriesUntil === null) continue

    const until = `${year}-${carriesUntil}`
    const ofYear = dates.filter(({ day }) => yearOf(day) === year)
    if (ofYear.every(({ day }) => day <= until)) continue

    const carried = (await findCarriedRows(db, typeId, year)).get(traineeId) ?? 0
    const usedUntil = (await findUsedUntil(db, [traineeId], typeId, until)).get(traineeId) ?? 0
    const usedBefore = await findUsedBefore(db, { traineeId, typeId, year })
    const usedByLeave = totalOf(ofYear.filter(({ day }) => day <= until))
    const days = toEnd({ carried, usedUntil: usedUntil + usedBefore + usedByLeave, left: carried })
    if (days > 0) held.push({ year, days, from: `${year}-01-01`, until, isEnding: false })
  }

  if (!isEarnedByShifts(type)) return held

  return [...held, ...(await findTooOld(db, { traineeId, typeId, dates }, today))]
}

/** Days that shifts earned and that end before the last day of a leave. */
async function findTooOld(
  db: Db,
  { traineeId, typeId, dates }: Leave,
  today: string,
): Promise<HeldDays[]> {
  const facts = await findEarnedFacts(db, { traineeId, typeId }, today)

  return [...new Set(dates.map(({ day }) => yearOf(day)))].flatMap((year) => {
    const ofYear = dates.filter(({ day }) => yearOf(day) === year)
    const tooOld = tooOldFor(facts, { year, dates: ofYear })

    return tooOld ? [{ year, ...tooOld, isEnding: true }] : []
  })
}
