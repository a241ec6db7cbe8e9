import { describe, expect, test } from 'vitest'
import { clockOf } from '../exam/exam-tones.rules.ts'
import { joinRows } from './use-watch.ts'

const AT = '2026-11-20T10:00:00+08:00' as const

const row = (id: number, name = `${id}`) => ({
  id,
  name,
  department: null,
  room: null,
  seat: null,
  extraMinutes: 0,
  attempt: null,
})

describe('what changed is joined with what was known', () => {
  test('rows are replaced and added, the others stay', () => {
    expect(
      joinRows([row(1), row(2)], { rows: [row(2, 'new'), row(3)], total: 3 })?.map(
        ({ name }) => name,
      ),
    ).toEqual(['1', 'new', '3'])
  })

  test('without changes the list is the same, so that nothing is rendered again', () => {
    const before = [row(1)]
    expect(joinRows(before, { rows: [], total: 1 })).toBe(before)
  })

  test('answers that were not counted again stay, those of another attempt do not', () => {
    const attempt = {
      number: 1,
      state: 'running' as const,
      startedAt: AT,
      deadlineAt: AT,
      pausedAt: null,
      endedAt: null,
      seenAt: AT,
      awaySince: null,
      awayCount: 0,
      answered: 7,
      items: 10,
      devices: 2,
      readmissions: 0,
    }

    const next = (number: number) => ({
      ...row(1),
      attempt: { ...attempt, number, answered: null, devices: null },
    })

    const joined = (number: number) =>
      joinRows([{ ...row(1), attempt }], { rows: [next(number)], total: 1 })

    expect(joined(1)?.[0]?.attempt).toMatchObject({ answered: 7, devices: 2 })
    expect(joined(2)?.[0]?.attempt).toMatchObject({ answered: 0, devices: 0 })
  })

  test('if somebody is gone everything is read again', () => {
    expect(joinRows([row(1), row(2)], { rows: [], total: 1 })).toBeNull()
  })
})

test.each([
  [3_723_000, '1:02:03'],
  [123_999, '02:03'],
  [-5, '00:00'],
])('%i milliseconds are %s', (ms, text) => {
  expect(clockOf(ms)).toBe(text)
})
