import { describe, expect, test } from 'vitest'
import { inOrderOfNeed, isBehind, shareOfTime } from './behind.rules.ts'

const training = { startsOn: '2025-01-01', plannedEnd: '2029-01-01' }

describe('what is behind', () => {
  test('the share of the time is that of the days, between 0 and 1, and not known without an end', () => {
    expect(shareOfTime(training, '2027-01-01')).toBeCloseTo(0.5, 2)
    expect(shareOfTime(training, '2024-06-01')).toBe(0)
    expect(shareOfTime(training, '2030-06-01')).toBe(1)
    expect(shareOfTime({ ...training, plannedEnd: null }, '2027-01-01')).toBeNull()
  })

  test('what is done in parts is behind when clearly less of it is done than time is over', () => {
    expect(isBehind({ state: 'missing', share: 0.45 }, 0.5)).toBe(false)
    expect(isBehind({ state: 'missing', share: 0.39 }, 0.5)).toBe(true)
    expect(isBehind({ state: 'missing', share: 0.39 }, null)).toBe(false)
  })

  test('what is not done in parts is behind as long as it is missing', () => {
    expect(isBehind({ state: 'missing' }, 0)).toBe(true)
    expect(isBehind({ state: 'missing' }, null)).toBe(true)
  })

  test('what is met or not recorded is never behind', () => {
    expect(isBehind({ state: 'met', share: 0 }, 1)).toBe(false)
    expect(isBehind({ state: 'unrecorded' }, 1)).toBe(false)
  })

  test('what is behind comes first', () => {
    const line = (key: string, state: 'met' | 'missing' | 'unrecorded', isLate = false) => ({
      key,
      label: key,
      state,
      detail: null,
      isBehind: isLate,
    })

    const lines = [
      line('a', 'met'),
      line('b', 'unrecorded'),
      line('c', 'missing'),
      line('d', 'missing', true),
    ]
    expect(inOrderOfNeed(lines).map(({ key }) => key)).toEqual(['d', 'c', 'b', 'a'])
  })
})
