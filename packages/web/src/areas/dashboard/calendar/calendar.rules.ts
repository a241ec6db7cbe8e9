import type { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar/calendar.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { say } from '../../../platform/texts/i18n.ts'

export type CalendarEntry = AnswerOf<typeof listOwnCalendar>[number]
const ENTRY_KINDS = ['rotation', 'leave', 'duty', 'exam', 'class', 'deadline', 'holiday'] as const
type EntryKind = (typeof ENTRY_KINDS)[number]

const DAYS_OFF = 'holiday'
const MAKE_UP = 'makeUpDay'

const KINDS: Readonly<Record<string, EntryKind>> = {
  [DAYS_OFF]: 'holiday',
  [MAKE_UP]: 'holiday',
  exam: 'exam',
  invigilation: 'exam',
  lecture: 'class',
  classDay: 'class',
  shift: 'duty',
  leave: 'leave',
  away: 'leave',
  'rotation.begins': 'rotation',
  'rotation.ends': 'rotation',
}

/** What an entry is to its reader; what is no event is a day by which something has to be done. */
export const kindOf = ({ kind }: Pick<CalendarEntry, 'kind'>): EntryKind =>
  KINDS[kind] ?? 'deadline'

/**
 * Days off and make-up days mark a day; other entries are appointments, unless they were called
 * off.
 */
const isAppointment = (entry: Pick<CalendarEntry, 'kind' | 'isCancelled'>) =>
  kindOf(entry) !== 'holiday' && !entry.isCancelled

const isOn = (day: string) => (entry: CalendarEntry) => entry.from <= day && day <= entry.until

/**
 * The marks of a day: day off, make-up working day, the kinds of own appointments in their order,
 * titles.
 */
export type DayMarks = { mark: 'off' | 'work' | null; kinds: EntryKind[]; titles: string[] }

export function marksOn(day: string, entries: readonly CalendarEntry[]): DayMarks {
  const there = entries.filter(isOn(day))

  const chooseMark = () => {
    if (there.some(({ kind }) => kind === MAKE_UP)) return 'work'

    return there.some(({ kind }) => kind === DAYS_OFF) ? 'off' : null
  }

  const mark = chooseMark()

  const kinds = ENTRY_KINDS.filter((kind) =>
    there.some((entry) => isAppointment(entry) && kindOf(entry) === kind),
  )

  return { mark, kinds, titles: there.map(({ title }) => title) }
}

/**
 * When an entry is, in words: nothing for whole days, halves of days, or times; with the days, if
 * it lasts several.
 */
export type TimeWords = { day: (day: string) => string; am: string; pm: string; until: string }

export function timeOf(
  { timing, from, until, startsAt, endsAt }: CalendarEntry,
  words: TimeWords,
): string {
  if (startsAt === null || endsAt === null) return ''

  const onDay = (day: string, text: string) => (from === until ? text : `${words.day(day)} ${text}`)
  if (timing === 'due') return say(words.until, { time: clockOf(endsAt) })
  if (timing === 'times')
    return `${onDay(from, clockOf(startsAt))}–${onDay(until, endClockOf(endsAt))}`

  const [first, last] = [
    clockOf(startsAt) === NOON ? words.pm : words.am,
    clockOf(endsAt) === NOON ? words.am : words.pm,
  ]

  return from === until && first === last ? first : `${onDay(from, first)}–${onDay(until, last)}`
}

const NOON = '12:00'

/** The time of a moment, which is written with the clock of Shanghai. */
const clockOf = (moment: string) => moment.slice(11, 16)

/** Midnight ends the day before it. */
const endClockOf = (moment: string) => (clockOf(moment) === '00:00' ? '24:00' : clockOf(moment))

/** The entries of a day. */
export const entriesOn = (day: string, entries: readonly CalendarEntry[]) =>
  entries.filter(isOn(day))

/** Appointments that begin after a day; at most `most`. */
export const comingAfter = (day: string, entries: readonly CalendarEntry[], max: number) =>
  entries.filter((entry) => isAppointment(entry) && entry.from > day).slice(0, max)

/**
 * Days with entries, each with what is on it; one that lasts several days is only on the first that
 * is shown.
 */
export function agendaOf(days: readonly string[], entries: readonly CalendarEntry[]) {
  const [first] = days
  const startOf = ({ from }: CalendarEntry) => (first && from < first ? first : from)
  return days.flatMap((day) => {
    const there = entries.filter((entry) => startOf(entry) === day && entry.until >= day)
    return there.length > 0 ? [{ day, entries: there }] : []
  })
}
