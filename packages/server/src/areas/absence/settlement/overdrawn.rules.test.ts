import { expect, test } from 'vitest'
import { type Claim, overdrawnOf } from './overdrawn.rules.ts'

const claim = (
  id: number,
  requested: number,
  reserved: number,
  over: Partial<Claim> = {},
): Claim => ({
  id,
  traineeId: 1,
  typeId: 1,
  requested: [{ year: 2027, days: requested }],
  reserved: [{ year: 2027, days: reserved }],
  ...over,
})

const account = (left: number | null) => [{ traineeId: 1, typeId: 1, year: 2027, left }]

test('claims that an account has no days for are named, the others fit together', () => {
  expect(overdrawnOf([claim(1, 3, 2), claim(2, 4, 2)], account(1))).toEqual(new Set([2]))
  expect(overdrawnOf([claim(1, 3, 2), claim(2, 3, 2)], account(1))).toEqual(new Set([2]))
  expect(overdrawnOf([claim(1, 9, 2)], account(null))).toEqual(new Set())
})

test('days that others give back count', () => {
  expect(overdrawnOf([claim(1, 3, 2), claim(2, 1, 2)], account(0))).toEqual(new Set())
})

test('each year is judged by its own account, and a claim is accepted or refused as a whole', () => {
  const both = {
    requested: [
      { year: 2026, days: 1 },
      { year: 2027, days: 2 },
    ],
    reserved: [{ year: 2026, days: 2 }],
  }
  expect(overdrawnOf([claim(1, 0, 0, both)], account(1))).toEqual(new Set([1]))
})
