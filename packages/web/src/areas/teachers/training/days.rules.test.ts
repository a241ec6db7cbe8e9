import { expect, test } from 'vitest'
import { sortedDays } from './days.rules.ts'

test('days are sorted, each once', () => {
  expect(sortedDays(['2026-03-02', '2026-03-01', '2026-03-02'])).toEqual([
    '2026-03-01',
    '2026-03-02',
  ])
})
