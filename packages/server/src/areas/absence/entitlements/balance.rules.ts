import type { AnnualFacts } from './annual.rules.ts'
import { type DayRow, daysOfYear } from './entitlement.rules.ts'

type Facts = {
  isEarned: boolean
  rows: readonly DayRow[]
  province: string | null
  worksSince: string
  annual: AnnualFacts | null
  account: { adjusted: number; usedBefore: number; used: number }
}

/**
 * The day of a year on which seniority is judged: today, its last day where it is over, its first
 * where it has not begun. A leave that begins later in the year is judged on its first day.
 */
export function judgedOn(year: number, today: string, startsOn?: string): string {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const within = [today, first].sort()[1]!
  const day = within > last ? last : within

  return startsOn?.startsWith(`${year}-`) && startsOn > day ? startsOn : day
}

/**
 * What an account gives on a day. Null: no yearly limit. If an entitlement shrinks, used days stay
 * granted: days of annual leave beyond the share of the last year are not taken back (企业职工带薪年休假实施办法
 * art. 12).
 */
export function balanceOn(
  on: string,
  { isEarned, rows, province, worksSince, annual, account }: Facts,
) {
  const { adjusted, usedBefore, used } = account
  const daysByYear = daysOfYear(rows, { province, worksSince, on, annual })
  const isUnrecorded = !isEarned && daysByYear.kind === 'unrecorded'
  const ofTable = daysByYear.kind === 'days' ? daysByYear.days : null
  const table = isEarned ? 0 : ofTable
  const entitled = table === null ? null : Math.max(table, used + usedBefore - adjusted)
  const granted = entitled === null ? null : entitled + adjusted
  const remaining = granted === null ? null : granted - used - usedBefore

  return { entitled, granted, left: remaining, adjusted, usedBefore, used, isUnrecorded }
}
