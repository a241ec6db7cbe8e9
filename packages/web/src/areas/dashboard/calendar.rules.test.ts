import { expect, test } from 'vitest'
import { agendaOf, comingAfter, entriesOn, kindOf, marksOn } from './calendar.rules.ts'

const entry = (kind: string, from: string, until = from) => ({ area: 'x', kind, from, until, title: `${kind} ${from}`, path: null })
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
  expect(marksOn('2026-10-10', ENTRIES)).toEqual({ mark: 'work', kinds: [], titles: ['makeUpDay 2026-10-10'] })
  expect(marksOn('2026-10-12', ENTRIES)).toEqual({ mark: null, kinds: [], titles: [] })
})
test('a day off does not come up, what begins later does', () => {
  expect(comingAfter('2026-10-06', ENTRIES, 5).map(({ from }) => from)).toEqual(['2026-10-07', '2026-10-20'])
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
  ['makeUpDay', 'holiday'],
  ['mentorWindowEnds', 'deadline'],
])('%s is a %s', (kind, shown) => expect(kindOf({ kind })).toBe(shown))
