import { type DayRow, entitledDays, workYearsOn } from '../types/entitlement.rules.ts'

type Facts = {
  isEarned: boolean
  rows: readonly DayRow[]
  province: string | null
  worksSince: string
  account: { adjusted: number; usedBefore: number; used: number }
}
/** The day of a year on which seniority is judged: today, its last day where it is over, its first where it has not begun. */
export const judgedOn = (year: number, today: string) => {
  const present = Number(today.slice(0, 4))
  if (year === present) return today
  return year < present ? `${year}-12-31` : `${year}-01-01`
}
/** What an account gives on a day. An entitlement that shrank keeps what is used. Null: no yearly limit. */
export function balanceOn(on: string, { isEarned, rows, province, worksSince, account }: Facts) {
  const { adjusted, usedBefore, used } = account
  const given = entitledDays(rows, 'year', { province, workYears: workYearsOn(worksSince, on) })
  const isUnrecorded = !isEarned && given.kind === 'unrecorded'
  const table = isEarned ? 0 : given.kind === 'days' ? given.days : null
  const entitled = table === null ? null : Math.max(table, used + usedBefore - adjusted)
  const granted = entitled === null ? null : entitled + adjusted
  return { entitled, granted, left: granted === null ? null : granted - used - usedBefore, adjusted, usedBefore, used, isUnrecorded }
}
