import { yearOf } from '@residency/contract/kernel/day'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findCarriedRows, findUsedBefore, findUsedUntil } from '../balances/carry.queries.ts'
import { toEnd } from '../balances/carry.rules.ts'
import { isEarnedByShifts } from '../earned-days/earned.queries.ts'
import { tooOldFor } from '../earned-days/earned.rules.ts'
import { findEarnedFacts } from '../earned-days/list-earned.ts'
import { totalOf } from './days.rules.ts'

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

  const years = [...new Set(dates.map(({ day }) => yearOf(day)))]
  const heldDays: HeldDays[] = []

  for (const year of years) {
    const { carriesUntil } = type
    const ofYear = dates.filter(({ day }) => yearOf(day) === year)

    heldDays.push(...(await findCarriedOver(db, { traineeId, typeId, year, carriesUntil })))

    if (carriesUntil !== null)
      heldDays.push(...(await findEnded(db, { traineeId, typeId, year, carriesUntil }, ofYear)))
  }

  if (!isEarnedByShifts(type)) return heldDays

  return [...heldDays, ...(await findTooOld(db, { traineeId, typeId, dates }, today))]
}

type AccountYear<End> = { traineeId: number; typeId: number; year: number; carriesUntil: End }

/** Days of a year that went to the next one: they may be used there only. */
async function findCarriedOver(
  db: Db,
  { traineeId, typeId, year, carriesUntil }: AccountYear<string | null>,
): Promise<HeldDays[]> {
  const next = year + 1
  const days = (await findCarriedRows(db, typeId, next, ['carriedOver'])).get(traineeId) ?? 0
  if (days === 0) return []

  const until = `${next}-${carriesUntil ?? '12-31'}`

  return [{ year, days, from: `${next}-01-01`, until, isEnding: false }]
}

/** Days that came from the year before and end before the last day of a leave. */
async function findEnded(
  db: Db,
  { traineeId, typeId, year, carriesUntil }: AccountYear<string>,
  dates: Leave['dates'],
): Promise<HeldDays[]> {
  const until = `${year}-${carriesUntil}`
  if (dates.every(({ day }) => day <= until)) return []

  const carried = (await findCarriedRows(db, typeId, year)).get(traineeId) ?? 0
  const usedUntil = (await findUsedUntil(db, [traineeId], typeId, until)).get(traineeId) ?? 0
  const usedBefore = await findUsedBefore(db, { traineeId, typeId, year })
  const usedByLeave = totalOf(dates.filter(({ day }) => day <= until))
  const days = toEnd({ carried, usedUntil: usedUntil + usedBefore + usedByLeave, left: carried })

  return days > 0 ? [{ year, days, from: `${year}-01-01`, until, isEnding: false }] : []
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
