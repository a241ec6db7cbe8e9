import { type DayRow, entitledDays, workYearsOn } from './entitlement.rules.ts'

type Facts = {
  isEarned: boolean
  rows: readonly DayRow[]
  province: string | null
  worksSince: string
  account: { adjusted: number; usedBefore: number; used: number }
}

/**
 * The day of a year on which seniority is judged: today, its last day where it is over, its first where it has not begun. A leave that begins
 * later in the year is judged on its first day.
 */
export function judgedOn(year: number, today: string, startsOn?: string): string {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const within = [today, first].sort()[1]!
  const day = within > last ? last : within
  return startsOn?.startsWith(`${year}-`) && startsOn > day ? startsOn : day
}

/** What an account gives on a day. An entitlement that shrank keeps what is used. Null: no yearly limit. */
export function balanceOn(on: string, { isEarned, rows, province, worksSince, account }: Facts) {
  const { adjusted, usedBefore, used } = account
  const given = entitledDays(rows, 'year', { province, workYears: workYearsOn(worksSince, on) })
  const isUnrecorded = !isEarned && given.kind === 'unrecorded'
  const ofTable = given.kind === 'days' ? given.days : null
  const table = isEarned ? 0 : ofTable
  const entitled = table === null ? null : Math.max(table, used + usedBefore - adjusted)
  const granted = entitled === null ? null : entitled + adjusted
  const left = granted === null ? null : granted - used - usedBefore
  return { entitled, granted, left, adjusted, usedBefore, used, isUnrecorded }
}
