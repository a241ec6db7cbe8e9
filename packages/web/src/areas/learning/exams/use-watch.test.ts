import { describe, expect, test } from 'vitest'
import { clockOf } from './exam-tones.rules.ts'
import { joinRows } from './use-watch.ts'

const row = (id: number, name = `${id}`) => ({ id, name, department: null, room: null, seat: null, extraMinutes: 0, attempt: null })
describe('what changed is joined with what was known', () => {
  test('rows are replaced and added, the others stay', () => {
    expect(joinRows([row(1), row(2)], { rows: [row(2, 'new'), row(3)], total: 3 })?.map(({ name }) => name)).toEqual(['1', 'new', '3'])
  })
  test('nothing new keeps the same list, so that nothing is drawn again', () => {
    const before = [row(1)]
    expect(joinRows(before, { rows: [], total: 1 })).toBe(before)
  })
  test('if somebody is gone everything is read again', () => {
    expect(joinRows([row(1), row(2)], { rows: [], total: 1 })).toBeNull()
  })
})
test.each([
  [3_723_000, '1:02:03'],
  [123_999, '02:03'],
  [-5, '00:00'],
])('%i milliseconds are %s', (ms, shown) => {
  expect(clockOf(ms)).toBe(shown)
})
