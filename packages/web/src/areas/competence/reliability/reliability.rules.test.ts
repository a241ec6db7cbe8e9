import { expect, test } from 'vitest'
import { judgePresent, rowsOf, sharesOf, twoDigits } from './reliability.rules.ts'

const estimate = (value: number) => ({ value, from: value, to: value })

test('variances are shares of their sum; one that cannot be estimated is none of it', () => {
  expect(
    sharesOf({ trainee: estimate(0.5), observer: estimate(0.3), occasion: estimate(0.2) }),
  ).toEqual({ trainee: 50, observer: 30, occasion: 20 })

  expect(sharesOf({ trainee: estimate(0), observer: null, occasion: null })).toEqual({
    trainee: 0,
    observer: 0,
    occasion: 0,
  })
})

test('plans are rows by observers', () => {
  const plan = (observers: number, occasions: number) => ({ observers, occasions, phi: 0.5 })

  expect(rowsOf([plan(1, 1), plan(1, 2), plan(2, 1)])).toMatchObject([
    { observers: 1, plans: [{ occasions: 1 }, { occasions: 2 }] },
    { observers: 2, plans: [{ occasions: 1 }] },
  ])
})

test('a figure that is short of the goal is not rounded up to it', () => {
  expect([0.6999, 0.7, 0.29, 0.999, 1].map(twoDigits)).toEqual([
    '0.69',
    '0.70',
    '0.29',
    '0.99',
    '1.00',
  ])
})

test('observations are surely enough only if the whole interval reaches the goal', () => {
  const goal = { phi: 0.7, observers: null, occasions: null }
  const judged = (value: number, from: number) =>
    judgePresent({ phi: { value, from, to: 0.9 }, goal })

  expect(judged(0.65, 0.5)).toBe('short')
  expect(judged(0.79, 0.69)).toBe('likely')
  expect(judged(0.79, 0.7)).toBe('enough')
})
