import type { DAY_GROUPS } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { yearOf } from '@residency/contract/kernel/day'
import { isWorkingDay, type KnownDays } from './working-days.rules.ts'

/**
 * What decides whether somebody has half a day off with a group; what is not recorded belongs to no
 * group.
 */
export type HolidayPerson = { isWoman: boolean; birthDate: string | null }
type DayGroup = (typeof DAY_GROUPS)[number]

/**
 * Half days off for a part of the citizens (Regulation on Public Holidays for National Annual
 * Festivals and Memorial Days, article 3): women on 8 March, people of 14 to 28 years on 4 May. The
 * afternoon is off. On a Saturday or Sunday nothing is given in its place (article 7).
 */
const GROUP_DAYS: readonly { monthDay: string; group: DayGroup }[] = [
  { monthDay: '03-08', group: 'women' },
  { monthDay: '05-04', group: 'youth' },
]

const YOUTH = { from: 14, until: 28 }

export const groupDaysOf = (year: number) =>
  GROUP_DAYS.map(({ monthDay, group }) => ({ day: `${year}-${monthDay}`, group }))

function ageOn(birthDate: string, day: string): number {
  const years = yearOf(day) - yearOf(birthDate)
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1
}

function isInGroup(group: DayGroup, { isWoman, birthDate }: HolidayPerson, day: string): boolean {
  if (group === 'women') return isWoman
  if (birthDate === null) return false

  const age = ageOn(birthDate, day)

  return age >= YOUTH.from && age <= YOUTH.until
}

/**
 * Which halves of a day somebody works, by the calendar of everybody and the half days off of their
 * groups.
 */
export function workingHalvesOf(
  day: string,
  days: KnownDays,
  person: HolidayPerson,
): { am: boolean; pm: boolean } {
  const works = isWorkingDay(day, days)
  const groupDay = GROUP_DAYS.find(({ monthDay }) => day.endsWith(monthDay))
  const isAfternoonOff = groupDay !== undefined && isInGroup(groupDay.group, person, day)

  return { am: works, pm: works && !isAfternoonOff }
}
