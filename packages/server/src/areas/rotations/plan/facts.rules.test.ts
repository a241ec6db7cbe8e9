import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { addDays, daysIn, monthNumber } from '@residency/contract/kernel/day'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import {
  doneOf,
  factAt,
  inForce,
  isFact,
  isWithin,
  type NewBlock,
  notBegun,
  type Span,
  withoutOverlaps,
  withSwaps,
} from './facts.rules.ts'

const TODAY = '2026-11-20'

/** January to June of 2027. */
const SPAN: Span = { first: monthNumber('2027-01-01'), months: 6, today: TODAY }

type StoredBlock = Parameters<typeof factAt>[0]

const stored = (
  startsOn: string,
  endsOn: string,
  over: Partial<StoredBlock> = {},
): StoredBlock => ({
  id: 31,
  traineeId: 7,
  departmentId: 501,
  rowId: 61,
  stage: 1,
  startsOn,
  endsOn,
  state: 'planned',
  origin: 'plan',
  ...over,
})

const former = (departmentId: number, startsOn: string | null = '2027-01-01') => ({
  rowId: 61,
  departmentId,
  months: 2,
  startsOn,
  isLocked: false,
})

describe('a plan leaves as it is', () => {
  const factFrom = (startsOn: string, over: Partial<StoredBlock> = {}, today = TODAY) =>
    isFact(stored(startsOn, '2027-12-31', over), { ...SPAN, today })

  test('nothing that is planned and begins with the plan or later', () => {
    expect([factFrom('2027-01-01'), factFrom('2027-05-01')]).toEqual([false, false])
  })

  test('what begins before the plan, even in months to come', () => {
    expect([factFrom('2026-12-01'), factFrom('2026-12-31')]).toEqual([true, true])
  })

  test('what has begun, from its first day on', () => {
    const on = (today: string) => factFrom('2027-03-01', {}, today)
    expect([on('2027-02-28'), on('2027-03-01')]).toEqual([false, true])
  })

  test.each(blockFlow.states)('what is entered, assessed or done: %s', (state) => {
    expect(factFrom('2027-05-01', { state })).toBe(state !== 'planned')
  })

  test('what no plan has made', () => {
    expect(factFrom('2027-05-01', { origin: 'repeat' })).toBe(true)
  })
})

describe('the place of a fact', () => {
  const placeOf = (startsOn: string, endsOn: string) => {
    const place = factAt(stored(startsOn, endsOn), SPAN)
    return place && [place.startsOn, place.months]
  }

  test('keeps whose it is, where and for which need, and is locked', () => {
    expect(factAt(stored('2027-02-01', '2027-03-31'), SPAN)).toEqual({
      traineeId: 7,
      rowId: 61,
      departmentId: 501,
      stage: 1,
      months: 2,
      startsOn: '2027-02-01',
      isLocked: true,
      blockId: 31,
    })
  })

  test.each([
    ['all of the plan', '2027-01-01', '2027-06-30', ['2027-01-01', 6]],
    ['what began before the plan', '2026-11-01', '2027-02-28', ['2027-01-01', 2]],
    ['what ends after the plan', '2027-05-01', '2027-09-30', ['2027-05-01', 2]],
    ['what is longer than the plan', '2026-01-01', '2028-12-31', ['2027-01-01', 6]],
    ['more than half of a month', '2027-01-16', '2027-01-31', ['2027-01-01', 1]],
    ['half of a month', '2027-02-15', '2027-02-28', null],
    ['parts of two months, of which one is filled', '2027-01-20', '2027-02-25', ['2027-02-01', 1]],
    ['the month before the plan', '2026-12-01', '2026-12-31', null],
    ['the month after the plan', '2027-07-01', '2027-07-31', null],
  ])('is the months of the plan that it fills: %s', (_, startsOn, endsOn, expected) => {
    expect(placeOf(startsOn, endsOn)).toEqual(expected)
  })

  test('is never lost to another fact: two that share no day have no month in common', () => {
    const stays = fc.array(fc.record({ gap: fc.nat(40), days: fc.integer({ min: 1, max: 120 }) }), {
      minLength: 2,
      maxLength: 5,
    })
    fc.assert(
      fc.property(stays, (lengths) => {
        let day = '2026-12-01'
        const places = lengths.flatMap(({ gap, days }) => {
          const startsOn = addDays(day, gap)
          const endsOn = addDays(startsOn, days - 1)
          day = addDays(endsOn, 1)
          expect(daysIn(startsOn, endsOn)).toBe(days)

          return factAt(stored(startsOn, endsOn), SPAN) ?? []
        })

        expect(withoutOverlaps(places)).toEqual(places)
        for (const place of places) expect(isWithin(place, SPAN)).toBe(true)
      }),
      { seed: 44, numRuns: proofRuns(4000) },
    )
  })
})

test('what was done counts by its months, and what failed is done once more', () => {
  const facts = [
    stored('2026-09-01', '2026-10-31', { state: 'passed' }),
    stored('2026-07-01', '2026-08-31', { departmentId: 502, state: 'failed' }),
    stored('2026-11-01', '2026-11-30', { departmentId: 503, rowId: null, state: 'entered' }),
  ]

  expect(doneOf(facts)).toEqual([
    { rowId: 61, departmentId: 501, months: 2 },
    { rowId: null, departmentId: 503, months: 1 },
  ])
})

test('what is in force and has not begun keeps its place, locked; facts are not repeated', () => {
  const blocks = [
    stored('2027-02-01', '2027-04-30', { departmentId: 502 }),
    stored('2026-12-01', '2027-01-31', { departmentId: 503 }),
    stored('2027-05-01', '2027-05-31', { departmentId: 504, origin: 'repeat' }),
    stored('2027-11-01', '2028-02-29', { departmentId: 505 }),
  ]

  expect(inForce(blocks, SPAN)).toEqual([
    { rowId: 61, departmentId: 502, months: 3, startsOn: '2027-02-01', isLocked: true },
    { rowId: 61, departmentId: 505, months: 4, startsOn: '2027-11-01', isLocked: true },
  ])
})

test('a block of a former plan has begun if a fact is for its need, in its department, on its day', () => {
  const facts = [stored('2027-01-01', '2027-02-28')]
  const others = [
    { ...former(501), rowId: 62 },
    { ...former(501), rowId: null },
    former(502),
    former(501, '2027-02-01'),
    former(501, null),
  ]

  expect(notBegun([former(501), ...others], facts)).toEqual(others)
  expect(notBegun([former(501)], [])).toEqual([former(501)])
})

test('places that swaps have moved come first, and replace all of their departments', () => {
  const moved = [former(502, '2027-03-01'), former(501, '2027-05-01')]

  const { pieces, isTaken } = withSwaps(
    [former(501), former(502), former(503), former(501, '2027-07-01')],
    [moved[0]!, former(503, '2027-01-01'), moved[1]!],
    (departmentId) => departmentId !== 503,
  )

  expect(pieces).toEqual([...moved, former(503)])
  expect([501, 502, 503].map(isTaken)).toEqual([true, true, false])
})

test('a department that swaps have emptied keeps the place of the former plan', () => {
  const { pieces, isTaken } = withSwaps([former(501)], [], () => true)
  expect(pieces).toEqual([former(501)])
  expect(isTaken(501)).toBe(false)
})

test.each([
  ['2027-01-01', 6, true],
  ['2027-01-01', 7, false],
  ['2027-06-01', 1, true],
  ['2027-06-01', 2, false],
  ['2026-12-01', 1, false],
  ['2026-12-01', 2, false],
  ['2027-07-01', 1, false],
  [null, 1, false],
])(
  'a place from %s for %i months is within the months of the plan: %s',
  (startsOn, months, expected) => {
    expect(isWithin({ startsOn, months }, SPAN)).toBe(expected)
  },
)

describe('blocks that overlap', () => {
  const block = (startsOn: string | null, months: number, traineeId = 7): NewBlock => ({
    traineeId,
    rowId: null,
    departmentId: 501,
    stage: null,
    months,
    startsOn,
    isLocked: true,
    blockId: null,
  })

  const placesOf = (...blocks: readonly NewBlock[]) =>
    withoutOverlaps(blocks).map(({ startsOn, isLocked }) => [startsOn, isLocked])

  test('lose their place and their lock to the one before them', () => {
    expect(
      placesOf(block('2027-03-01', 2), block('2027-04-01', 2), block('2027-05-01', 1)),
    ).toEqual([
      ['2027-03-01', true],
      [null, false],
      ['2027-05-01', true],
    ])
  })

  test('do so in one month already, at either end', () => {
    expect(placesOf(block('2027-03-01', 1), block('2027-01-01', 3))[1]).toEqual([null, false])
    expect(placesOf(block('2027-03-01', 1), block('2027-01-01', 2))[1]).toEqual([
      '2027-01-01',
      true,
    ])
    expect(placesOf(block('2027-03-01', 2), block('2027-05-01', 2))[1]).toEqual([
      '2027-05-01',
      true,
    ])
  })

  test('are those of one trainee', () => {
    expect(placesOf(block('2027-03-01', 2), block('2027-03-01', 2, 8))[1]).toEqual([
      '2027-03-01',
      true,
    ])
  })

  test('are not those without a place', () => {
    const open = block(null, 2)
    expect(withoutOverlaps([open, block('2027-03-01', 2)])).toEqual([open, block('2027-03-01', 2)])
  })
})
