import { describe, expect, test } from 'vitest'
import { itemFigures, leanOf, meanOf, overallOf } from './result.rules.ts'

const score = (key: string, weight: number) => ({ kind: 'score', key, weight, scale: 5 })
const choice = (key: string, points: (number | null)[]) => ({
  kind: 'choice',
  key,
  weight: 10,
  options: points.map((worth) => ({ points: worth })),
})

const sections = (...items: object[]) => [{ items }] as never
const cell = (key: string, mark: number, count: number) => ({ subjectId: 1, key, mark, count })

describe('the figures of an item', () => {
  test('are counted by mark, with the mean of them', () => {
    expect(
      itemFigures(sections(score('a', 1)), [cell('a', 5, 2), cell('a', 2, 1)])[0],
    ).toMatchObject({
      n: 3,
      mean: 4,
      most: 5,
      counts: [0, 1, 0, 0, 2],
    })
  })

  test('of an item that nobody observed are none', () => {
    expect(itemFigures(sections(score('a', 1)), [])[0]).toMatchObject({ n: null, mean: null })
  })

  test('of a choice without points have counts and no mean', () => {
    expect(itemFigures(sections(choice('a', [null, null])), [cell('a', 1, 2)])[0]).toMatchObject({
      counts: [0, 2],
      mean: null,
      most: null,
    })
  })
})

test('the result is weighed from the items that are shown, and from nothing else', () => {
  const figures = itemFigures(sections(score('a', 30), score('b', 70), score('c', 50)), [
    cell('a', 5, 1),
    cell('b', 1, 1),
  ])
  expect(overallOf(figures)).toBe(44)
  expect(overallOf(itemFigures(sections(score('a', 0)), [cell('a', 5, 1)]))).toBeNull()
})

test('a mean of means counts each by its number, and leaves out those without one', () => {
  expect(
    meanOf([
      { n: 1, mean: 80 },
      { n: 3, mean: 100 },
      { n: 9, mean: null },
    ]),
  ).toBe(95)
  expect(meanOf([{ n: 2, mean: null }])).toBeNull()
})

test.each([
  ['within its interval of 95 % nobody is called strict', 0.98, 0.5, 'near'],
  ['beyond it somebody is stricter', 0.99, 0.5, 'stricter'],
  ['or milder', -0.99, 0.5, 'milder'],
  ['without an error nothing can be said', 0.99, null, null],
  ['nor without a measure', null, 0.5, null],
])('%s', (_, severity, se, lean) => {
  expect(leanOf(severity, se)).toBe(lean)
})
