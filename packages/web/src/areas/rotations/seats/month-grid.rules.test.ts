import { describe, expect, test } from 'vitest'
import {
  areaOf,
  cellOf,
  countCells,
  isWithin,
  shortfallOf,
  stepBy,
  yearsOf,
} from './month-grid.rules.ts'

const department = {
  id: 1,
  name: '住院药房',
  parent: '药学部',
  usual: 3,
  actions: ['set' as const],
  exceptions: [
    { month: '2026-12', seats: 0, reason: '搬迁' },
    { month: '2027-01', seats: 5, reason: null },
  ],
  taken: [3, 1, 6],
}

const MONTHS = ['2026-11', '2026-12', '2027-01']

describe('the grid of months', () => {
  test('a range is the same rectangle whichever way it is drawn', () => {
    const area = areaOf({ from: { row: 3, column: 1 }, to: { row: 1, column: 4 } })

    expect(area).toEqual({ top: 1, bottom: 3, left: 1, right: 4 })
    expect(countCells(area)).toBe(12)

    expect([isWithin(area, { row: 2, column: 2 }), isWithin(area, { row: 0, column: 2 })]).toEqual([
      true,
      false,
    ])
  })

  test('keys stay within the grid', () => {
    expect(stepBy('ArrowLeft', { row: 0, column: 0 }, 5, 24)).toEqual({ row: 0, column: 0 })
    expect(stepBy('End', { row: 2, column: 3 }, 5, 24)).toEqual({ row: 2, column: 23 })
    expect(stepBy('PageDown', { row: 2, column: 3 }, 5, 24)).toEqual({ row: 4, column: 3 })
    expect(stepBy('x', { row: 2, column: 3 }, 5, 24)).toBeNull()
  })

  test('a month has its own number, or the usual one, or none', () => {
    expect(MONTHS.map((month, index) => cellOf(department, month, index).kind)).toEqual([
      'usual',
      'closed',
      'other',
    ])
    expect(cellOf({ ...department, usual: null }, '2026-11', 0)).toMatchObject({
      kind: 'none',
      seats: 0,
      taken: 3,
    })
  })

  test('what a number would leave without a place is counted before it is saved', () => {
    expect(shortfallOf([department], MONTHS, '2026-11', '2027-01', 2)).toEqual({
      months: 2,
      places: 5,
    })

    expect(shortfallOf([department], MONTHS, '2026-12', '2026-12', 0)).toEqual({
      months: 1,
      places: 1,
    })

    expect(shortfallOf([department], MONTHS, '2026-11', '2026-12', null)).toEqual({
      months: 0,
      places: 0,
    })
  })

  test('the head groups months by year', () =>
    expect(yearsOf(MONTHS)).toEqual([
      { year: '2026', count: 2 },
      { year: '2027', count: 1 },
    ]))
})
