import type { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar.contract'
import type { AnswerOf } from '@residency/contract/kernel'

export type CalendarEntry = AnswerOf<typeof listOwnCalendar>[number]
const ENTRY_KINDS = ['rotation', 'leave', 'exam', 'class', 'deadline', 'holiday'] as const
type EntryKind = (typeof ENTRY_KINDS)[number]

const DAYS_OFF = 'holiday'
const MAKE_UP = 'makeUpDay'
const KINDS: Readonly<Record<string, EntryKind>> = {
  ...{ [DAYS_OFF]: 'holiday', [MAKE_UP]: 'holiday', exam: 'exam', lecture: 'class', classDay: 'class' },
  ...{ leave: 'leave', away: 'leave', 'rotation.begins': 'rotation', 'rotation.ends': 'rotation' },
}
/** What an entry is to its reader; what is no event is a day by which something has to be done. */
export const kindOf = ({ kind }: Pick<CalendarEntry, 'kind'>): EntryKind => KINDS[kind] ?? 'deadline'
/** Days off and make-up days mark a day; other entries are appointments. */
const isAppointment = (entry: Pick<CalendarEntry, 'kind'>) => kindOf(entry) !== 'holiday'
const isOn = (day: string) => (entry: CalendarEntry) => entry.from <= day && day <= entry.until

/** The marks of a day: day off, make-up working day, the kinds of own appointments in their order, titles. */
export type DayMarks = { mark: 'off' | 'work' | null; kinds: EntryKind[]; titles: string[] }
export function marksOn(day: string, entries: readonly CalendarEntry[]): DayMarks {
  const there = entries.filter(isOn(day))
  const mark = there.some(({ kind }) => kind === MAKE_UP) ? 'work' : there.some(({ kind }) => kind === DAYS_OFF) ? 'off' : null
  const kinds = ENTRY_KINDS.filter((one) => there.some((entry) => isAppointment(entry) && kindOf(entry) === one))
  return { mark, kinds, titles: there.map(({ title }) => title) }
}

/** The entries of a day. */
export const entriesOn = (day: string, entries: readonly CalendarEntry[]) => entries.filter(isOn(day))
/** Appointments that begin after a day; at most `most`. */
export const comingAfter = (day: string, entries: readonly CalendarEntry[], most: number) =>
  entries.filter((one) => isAppointment(one) && one.from > day).slice(0, most)
/** Days with entries, each with what is on it; one that lasts several days stands on the first that is shown only. */
export function agendaOf(days: readonly string[], entries: readonly CalendarEntry[]) {
  const [first] = days
  const startOf = ({ from }: CalendarEntry) => (first && from < first ? first : from)
  return days.flatMap((day) => {
    const there = entries.filter((entry) => startOf(entry) === day && entry.until >= day)
    return there.length > 0 ? [{ day, entries: there }] : []
  })
}
