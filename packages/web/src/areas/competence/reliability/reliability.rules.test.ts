import { expect, test } from 'vitest'
import { rowsOf, sharesOf } from './reliability.rules.ts'

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
