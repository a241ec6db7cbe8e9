import type { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar.contract'
import type { AnswerOf } from '@residency/contract/kernel'

export type CalendarEntry = AnswerOf<typeof listOwnCalendar>[number]
/** The marks of a calendar day: day off, make-up working day, own appointments. */
export type DayMarks = { mark: 'off' | 'work' | null; isBusy: boolean; titles: string[] }

const DAYS_OFF = 'holiday'
const MAKE_UP = 'makeUpDay'
/** Days off and make-up days mark a day; other entries are appointments. */
const isAppointment = ({ kind }: Pick<CalendarEntry, 'kind'>) => kind !== DAYS_OFF && kind !== MAKE_UP

export function marksOn(day: string, entries: readonly CalendarEntry[]): DayMarks {
  const there = entries.filter(({ from, until }) => from <= day && day <= until)
  const mark = there.some(({ kind }) => kind === MAKE_UP) ? 'work' : there.some(({ kind }) => kind === DAYS_OFF) ? 'off' : null
  return { mark, isBusy: there.some(isAppointment), titles: there.map(({ title }) => title) }
}

/** The coming appointments of a month by day; at most `most`. */
export const comingUp = (entries: readonly CalendarEntry[], today: string, month: string, most: number) =>
  entries
    .filter((one) => isAppointment(one) && one.until >= today && one.from.slice(0, 7) <= month && one.until.slice(0, 7) >= month)
    .slice(0, most)
