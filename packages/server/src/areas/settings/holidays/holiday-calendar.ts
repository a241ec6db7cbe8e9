import { yearOf } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CalendarEvent, DayRange } from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findYearChanges } from './holiday.queries.ts'
import { findKnownDays } from './known-days.ts'

/** Days off by law of a year that nobody has published: the regulation was last changed then. */
const BY_LAW = { version: 0, changedAt: new Date('2024-11-10T00:00:00+08:00') }

/**
 * Days off and make-up working days of the hospital's calendar. Each has the version of its year.
 */
export async function holidayCalendar(
  ctx: SignedCtx,
  { from, until }: DayRange,
): Promise<CalendarEvent[]> {
  const [{ days }, changes] = await Promise.all([
    findKnownDays(ctx.db, from, until),
    findYearChanges(ctx.db, from, until),
  ])

  const changeOf = new Map(changes.map((change) => [change.year, change]))

  const words = ctx.words.settings![ctx.language].calendar as Record<
    'holiday' | 'makeUpDay' | 'makeUpDayOf',
    string
  >

  return days.map(({ day, kind: dayKind, name }) => {
    const kind = dayKind === 'off' ? 'holiday' : 'makeUpDay'
    const { version, changedAt } = changeOf.get(yearOf(day)) ?? BY_LAW
    // a make-up working day has the name of its holiday, which alone would read as a day off
    const named = kind === 'makeUpDay' && name ? fillSentence(words.makeUpDayOf, { name }) : name

    return {
      kind,
      ref: day,
      version,
      changedAt,
      time: { from: day, until: day },
      title: named ?? words[kind],
    }
  })
}
