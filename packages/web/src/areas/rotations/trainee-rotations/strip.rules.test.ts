import type { RotationBlock } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { describe, expect, test } from 'vitest'
import { partsOf, percentOf, stripOf, whereOf } from './strip.rules.ts'

const stay = (id: number, startsOn: string, endsOn: string) =>
  ({ id, startsOn, endsOn }) as RotationBlock

const columns = (perLine: 6 | 12, ...blocks: RotationBlock[]) =>
  stripOf(blocks, perLine).map(({ months, pieces }) => [
    months[0],
    pieces.map(({ block, column, span }) => [block.id, column, span]),
  ])

describe('the strip of months', () => {
  test('has a line for each year, and a stay over the turn of the year in both', () => {
    expect(
      columns(12, stay(1, '2026-11-01', '2027-01-31'), stay(2, '2027-02-01', '2027-02-28')),
    ).toEqual([
      ['2026-01', [[1, 10, 2]]],
      [
        '2027-01',
        [
          [1, 0, 1],
          [2, 1, 1],
        ],
      ],
    ])

    const [line] = stripOf([stay(1, '2026-11-01', '2027-01-31')], 12)
    expect(line!.pieces[0]).toMatchObject({ startedBefore: false, continuesAfter: true })
  })

  test('has a line for each half year on a phone', () => {
    expect(columns(6, stay(1, '2026-11-01', '2027-01-31')).map(([month]) => month)).toEqual([
      '2026-07',
      '2027-01',
    ])
  })

  test('gives a shared month to the later stay and is empty without stays', () => {
    expect(
      columns(12, stay(1, '2026-01-01', '2026-02-15'), stay(2, '2026-02-16', '2026-03-31')),
    ).toEqual([
      [
        '2026-01',
        [
          [1, 0, 1],
          [2, 1, 2],
        ],
      ],
    ])
    expect(stripOf([], 12)).toEqual([])
  })
})

test('the next stay is one that is to come, not one that is over and was never entered', () => {
  const missed = { ...stay(1, '2026-09-01', '2026-09-30'), presence: null }
  const next = { ...stay(2, '2026-12-01', '2026-12-31'), presence: null }

  expect(whereOf([missed, next], '2026-11-20')).toEqual({ now: undefined, next })

  const now = { ...stay(3, '2026-11-01', '2026-11-30'), presence: 'away' as const }

  expect(whereOf([missed, now, next], '2026-11-20')).toEqual({ now, next })
})

test('the share of months passed is of all months, and whole only when all are passed', () => {
  const months = { passed: 9, running: 5, ahead: 22, unplaced: 0, all: 36 }

  expect([percentOf(months), partsOf(months)]).toEqual([25, ['running', 'ahead']])
  expect(percentOf({ ...months, passed: 35.9 })).toBe(99)
  expect(percentOf({ ...months, passed: 0, all: 0 })).toBe(0)
})
