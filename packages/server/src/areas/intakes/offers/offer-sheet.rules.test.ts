import { expect, test } from 'vitest'
import { kindsIn, poolsIn, severalIn } from './offer-sheet.rules.ts'

const row = (more: object) => ({
  seats: null,
  sponsored: null,
  open: null,
  degree: null,
  partner: null,
  ...more,
})

test.each([
  ['all seats in one pool', { seats: 5 }, [{ traineeKind: null, seats: 5 }]],
  [
    'seats for each kind',
    { sponsored: 2, open: 0 },
    [
      { traineeKind: 'sponsored', seats: 2 },
      { traineeKind: 'open', seats: 0 },
    ],
  ],
  ['both ways at once are refused', { seats: 5, open: 1 }, null],
  ['no seats at all are refused', {}, null],
])('%s', (_, more, pools) => {
  expect(poolsIn(row(more))).toEqual(pools)
})

test('several in a cell are parted by commas and semicolons of both languages', () => {
  expect(severalIn('a, b，c、d；e; ')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(severalIn(null)).toEqual([])
})

test('kinds are named in either language, once each; one unknown word refuses the cell', () => {
  expect(kindsIn('单位人、open、单位人')).toEqual(['sponsored', 'open'])
  expect(kindsIn('单位人、别的')).toBeNull()
})
