import type { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar.contract'
import type { AnswerOf } from '@residency/contract/kernel'

export type CalendarEntry = AnswerOf<typeof listOwnCalendar>[number]
/** What a day of the calendar shows: a day off, a make-up working day, and whether something of the reader's own falls on it. */
export type DayMarks = { mark: 'off' | 'work' | null; isBusy: boolean; titles: string[] }

const DAYS_OFF = 'holiday'
const MAKE_UP = 'makeUpDay'
/** Days off and make-up days mark a day; everything else is an appointment. */
const isAppointment = ({ kind }: Pick<CalendarEntry, 'kind'>) => kind !== DAYS_OFF && kind !== MAKE_UP

export function marksOn(day: string, entries: readonly CalendarEntry[]): DayMarks {
  const there = entries.filter(({ from, until }) => from <= day && day <= until)
  const mark = there.some(({ kind }) => kind === MAKE_UP) ? 'work' : there.some(({ kind }) => kind === DAYS_OFF) ? 'off' : null
  return { mark, isBusy: there.some(isAppointment), titles: there.map(({ title }) => title) }
}

/** The appointments of a month that are not over yet, by day; at most `most`. */
export const comingUp = (entries: readonly CalendarEntry[], today: string, month: string, most: number) =>
  entries
    .filter((one) => isAppointment(one) && one.until >= today && one.from.slice(0, 7) <= month && one.until.slice(0, 7) >= month)
    .slice(0, most)
