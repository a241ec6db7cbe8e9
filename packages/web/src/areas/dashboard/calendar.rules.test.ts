import { expect, test } from 'vitest'
import { comingUp, marksOn } from './calendar.rules.ts'

const entry = (kind: string, from: string, until = from) => ({ area: 'x', kind, from, until, title: `${kind} ${from}`, path: null })
const ENTRIES = [
  entry('holiday', '2026-10-01', '2026-10-07'),
  entry('makeUpDay', '2026-10-10'),
  entry('exam', '2026-10-07'),
  entry('exam', '2026-10-20'),
]

test('a day shows whether it is off or a make-up working day, and that something of one’s own falls on it', () => {
  expect(marksOn('2026-10-07', ENTRIES)).toEqual({ mark: 'off', isBusy: true, titles: ['holiday 2026-10-01', 'exam 2026-10-07'] })
  expect(marksOn('2026-10-10', ENTRIES)).toEqual({ mark: 'work', isBusy: false, titles: ['makeUpDay 2026-10-10'] })
  expect(marksOn('2026-10-12', ENTRIES)).toEqual({ mark: null, isBusy: false, titles: [] })
})
test('what is over, a day off, or in another month is not coming up', () => {
  expect(comingUp(ENTRIES, '2026-10-08', '2026-10', 5).map(({ from }) => from)).toEqual(['2026-10-20'])
  expect(comingUp(ENTRIES, '2026-10-01', '2026-11', 5)).toEqual([])
})
