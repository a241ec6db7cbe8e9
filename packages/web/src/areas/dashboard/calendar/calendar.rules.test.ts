import { expect, test } from 'vitest'
import {
  agendaOf,
  type CalendarEntry,
  comingAfter,
  entriesOn,
  kindOf,
  marksOn,
  timeOf,
} from './calendar.rules.ts'

const entry = (kind: string, from: string, until = from): CalendarEntry => ({
  area: 'x',
  kind,
  uid: `${kind} ${from}`,
  timing: 'days',
  from,
  until,
  startsAt: null,
  endsAt: null,
  title: `${kind} ${from}`,
  note: null,
  place: null,
  path: null,
  isCancelled: false,
})

const ENTRIES = [
  entry('holiday', '2026-10-01', '2026-10-07'),
  entry('leave', '2026-10-05', '2026-10-08'),
  entry('exam', '2026-10-07'),
  entry('makeUpDay', '2026-10-10'),
  entry('exam', '2026-10-20'),
]

test('a day shows whether it is off or a make-up working day, and the kinds of what falls on it', () => {
  const titles = ['holiday 2026-10-01', 'leave 2026-10-05', 'exam 2026-10-07']

  expect(marksOn('2026-10-07', ENTRIES)).toEqual({ mark: 'off', kinds: ['leave', 'exam'], titles })

  expect(marksOn('2026-10-10', ENTRIES)).toEqual({
    mark: 'work',
    kinds: [],
    titles: ['makeUpDay 2026-10-10'],
  })

  expect(marksOn('2026-10-12', ENTRIES)).toEqual({ mark: null, kinds: [], titles: [] })
})

test('what was called off is among the entries of its day, and neither marks the day nor comes up', () => {
  const cancelled = { ...entry('exam', '2026-10-12'), isCancelled: true }

  expect(entriesOn('2026-10-12', [cancelled])).toEqual([cancelled])
  expect(marksOn('2026-10-12', [cancelled])).toMatchObject({ kinds: [] })
  expect(comingAfter('2026-10-06', [cancelled], 5)).toEqual([])
})

test('a day off does not come up, what begins later does', () => {
  expect(comingAfter('2026-10-06', ENTRIES, 5).map(({ from }) => from)).toEqual([
    '2026-10-07',
    '2026-10-20',
  ])
  expect(entriesOn('2026-10-08', ENTRIES)).toHaveLength(1)
})

test('the agenda has each entry once: on its first day, or on the first day that is shown', () => {
  const agenda = agendaOf(['2026-10-06', '2026-10-07', '2026-10-08'], ENTRIES)
  expect(agenda.map(({ day, entries }) => [day, entries.map(({ kind }) => kind)])).toEqual([
    ['2026-10-06', ['holiday', 'leave']],
    ['2026-10-07', ['exam']],
  ])
})

test.each([
  ['rotation.begins', 'rotation'],
  ['classDay', 'class'],
  ['shift', 'duty'],
  ['makeUpDay', 'holiday'],
  ['mentorWindowEnds', 'deadline'],
])('%s is a %s', (kind, shown) => expect(kindOf({ kind })).toBe(shown))

const WORDS = { day: (day: string) => day.slice(5), am: 'am', pm: 'pm', until: 'by {time}' }

type Times = [
  timing: CalendarEntry['timing'],
  from: string,
  until: string,
  startsAt: string,
  endsAt: string,
  shown: string,
]

test.each<Times>([
  ['times', '2026-12-05', '2026-12-05', '2026-12-05T09:00', '2026-12-05T11:30', '09:00–11:30'],
  ['times', '2026-12-05', '2026-12-05', '2026-12-05T20:00', '2026-12-06T00:00', '20:00–24:00'],
  [
    'times',
    '2026-12-05',
    '2026-12-07',
    '2026-12-05T09:00',
    '2026-12-07T17:00',
    '12-05 09:00–12-07 17:00',
  ],
  ['due', '2026-12-05', '2026-12-05', '2026-12-05T17:30', '2026-12-05T18:00', 'by 18:00'],
  ['halfDays', '2026-12-05', '2026-12-05', '2026-12-05T00:00', '2026-12-05T12:00', 'am'],
  ['halfDays', '2026-12-05', '2026-12-05', '2026-12-05T12:00', '2026-12-06T00:00', 'pm'],
  [
    'halfDays',
    '2026-12-05',
    '2026-12-07',
    '2026-12-05T12:00',
    '2026-12-07T12:00',
    '12-05 pm–12-07 am',
  ],
])(
  '%s from %s to %s between %s and %s is shown as %s',
  (timing, from, until, startsAt, endsAt, text) => {
    const moment = (clock: string) => `${clock}:00+08:00` as const

    const timed = {
      ...entry('exam', from, until),
      timing,
      startsAt: moment(startsAt),
      endsAt: moment(endsAt),
    }

    expect(timeOf(timed, WORDS)).toBe(text)
  },
)

test('whole days have no time', () =>
  expect(timeOf(entry('leave', '2026-10-05', '2026-10-08'), WORDS)).toBe(''))
