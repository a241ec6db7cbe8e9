import { expect, test } from 'vitest'
import { cellsAfter, reverseSwap } from './swap-cells.rules.ts'

const GIVEN = { giverId: 1, takerId: 2, day: '2027-01-04', kindId: 10 }
const NOTHING = { returnDay: null, returnKindId: null }

const shortly = (cells: ReturnType<typeof cellsAfter>) =>
  cells.map(({ traineeId, day, kindId }) => `${traineeId} ${day.slice(8)} ${kindId ?? '-'}`)

test('a shift that is given away is taken by one and left by the other', () => {
  expect(shortly(cellsAfter({ ...GIVEN, ...NOTHING }))).toEqual(['1 04 -', '2 04 10'])
})

test('of an exchange each has the shift of the other', () => {
  const swap = { ...GIVEN, returnDay: '2027-01-06', returnKindId: 11 }

  expect(shortly(cellsAfter(swap))).toEqual(['1 04 -', '2 06 -', '2 04 10', '1 06 11'])
})

test('two shifts of one day are exchanged within the day', () => {
  const swap = { ...GIVEN, returnDay: GIVEN.day, returnKindId: 11 }

  expect(shortly(cellsAfter(swap))).toEqual(['1 04 11', '2 04 10'])
  expect(shortly(cellsAfter(reverseSwap(swap)))).toEqual(['2 04 11', '1 04 10'])
})

test('the cells before a swap are those that take it back', () => {
  const swap = { ...GIVEN, returnDay: '2027-01-06', returnKindId: 11 }

  expect(shortly(cellsAfter(reverseSwap(swap))).toSorted()).toEqual([
    '1 04 10',
    '1 06 -',
    '2 04 -',
    '2 06 11',
  ])
})
