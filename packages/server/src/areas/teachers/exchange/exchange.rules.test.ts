import { expect, test } from 'vitest'
import { isReportLate, lateBefore, reportUntil } from './exchange.rules.ts'

test('a report is in time for 30 days after the last day, and late from the 31st', () => {
  expect(reportUntil('held', '2026-11-01')).toBe('2026-12-01')
  expect(isReportLate('held', '2026-11-01', '2026-12-01')).toBe(false)
  expect(isReportLate('held', '2026-11-01', '2026-12-02')).toBe(true)
  expect('2026-11-01' < lateBefore('2026-12-01')).toBe(false)
  expect('2026-11-01' < lateBefore('2026-12-02')).toBe(true)
})

test('no report is awaited on what was not passed, or was reported on', () => {
  for (const state of ['submitted', 'rejected', 'withdrawn', 'reported'])
    expect(reportUntil(state, '2026-01-01'), state).toBeNull()
  expect(isReportLate('reported', '2020-01-01', '2026-01-01')).toBe(false)
})
