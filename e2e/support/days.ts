import { addDays, firstDayOf, monthAfter, monthOf, yearOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../packages/server/src/platform/clock.ts'
import type { RecordTarget } from '../../packages/server/src/testing/builders/record-target.ts'

/** A day in China, so many days from today. The clock of the machine may show another day. */
export const dayFromNow = (days: number) => addDays(dayInChina(new Date()), days)
export const todayInChina = () => dayFromNow(0)
export const thisYear = () => yearOf(todayInChina())

/** The first day of a month in China, so many months from this one. */
export const monthFromNow = (months: number) =>
  firstDayOf(monthAfter(monthOf(todayInChina()), months))

/**
 * Makes a day a working day by hand, as the office does for a make-up day. A journey that takes
 * leave today walks the same way on a Saturday and on a holiday, when nobody needs leave.
 */
export async function declareWorkingDay({ db, now }: RecordTarget, day: string) {
  const year = yearOf(day)

  await db
    .insertInto('calendarYears')
    .values({ year, source: 'generated', changedAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

  await db
    .insertInto('calendarDays')
    .values({ day, ofYear: year, editedKind: 'work' })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ editedKind: 'work' }))
    .execute()
}
