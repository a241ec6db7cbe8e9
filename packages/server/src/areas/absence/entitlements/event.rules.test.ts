import { describe, expect, test } from 'vitest'
import { extraDaysOf, isSameEvent } from './event.rules.ts'

const difficultBirth = { id: 1, days: 15, isCounted: false }
const furtherChild = { id: 2, days: 15, isCounted: true }

const days = (...chosen: { dayId: number; count: number }[][]) =>
  extraDaysOf([difficultBirth, furtherChild], chosen)

describe('extra days of an event', () => {
  test('are given only where they are chosen', () => {
    expect(days([])).toBe(0)
    expect(days([{ dayId: 1, count: 1 }])).toBe(15)
  })

  test('are given for each further child, and once for a difficult birth', () => {
    expect(days([{ dayId: 2, count: 2 }])).toBe(30)
    expect(days([{ dayId: 1, count: 3 }])).toBe(15)
  })

  test('are not added again by a second application of the same event', () => {
    expect(
      days(
        [{ dayId: 2, count: 1 }],
        [
          { dayId: 2, count: 1 },
          { dayId: 1, count: 1 },
        ],
      ),
    ).toBe(30)
  })

  test('that the table does not have give nothing', () => {
    expect(days([{ dayId: 9, count: 1 }])).toBe(0)
  })
})

test('two applications name the same event by its day and its name, however it is typed', () => {
  const of = (eventOn: string | null, eventName: string | null = null) => ({ eventOn, eventName })

  expect(isSameEvent(of('2026-11-01'), of('2026-11-01'))).toBe(true)
  expect(isSameEvent(of('2026-11-01', '祖父 李安'), of('2026-11-01', '祖父李安'))).toBe(true)
  expect(isSameEvent(of('2026-11-01', '祖父'), of('2026-11-01', '祖母'))).toBe(false)
  expect(isSameEvent(of('2026-11-01'), of('2026-11-02'))).toBe(false)
  expect(isSameEvent(of(null), of(null))).toBe(false)
})
