import { expect, test } from 'vitest'
import { asQuery, countOf, labelOf, placeOf, withExtra } from './event.rules.ts'

test('an extra is chosen once, changed, and left out again', () => {
  const chosen = withExtra(withExtra([], 3, 1), 4, 2)

  expect(chosen).toEqual([
    { dayId: 3, count: 1 },
    { dayId: 4, count: 2 },
  ])

  expect(withExtra(chosen, 4, 1)).toEqual([
    { dayId: 3, count: 1 },
    { dayId: 4, count: 1 },
  ])

  expect(withExtra(chosen, 3, 0)).toEqual([{ dayId: 4, count: 2 }])
  expect([countOf(chosen, 4), countOf(chosen, 9)]).toEqual([2, 0])
})

test('the preview is asked for the chosen extras only', () => {
  expect(
    asQuery([
      { dayId: 3, count: 1 },
      { dayId: 4, count: 2 },
    ]),
  ).toBe('3:1,4:2')
  expect([asQuery([]), asQuery()]).toEqual([undefined, undefined])
})

test('an event that an earlier application names is found again by its day and name', () => {
  const known = [
    { eventOn: '2026-11-09', eventName: '祖父', childNumber: null },
    { eventOn: '2026-10-01', eventName: null, childNumber: 1 },
  ]

  expect(placeOf(known, { eventOn: '2026-10-01' })).toBe(1)
  expect(placeOf(known, { eventOn: '2026-11-09' })).toBe(-1)
  expect(known.map(labelOf)).toEqual(['2026-11-09 · 祖父', '2026-10-01'])
})
