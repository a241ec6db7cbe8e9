import { expect, test } from 'vitest'
import { kindOfName, shareOf, supervisorsNeeded } from './department.rules.ts'

test('a full department needs a supervisor for every started share of the ratio', () => {
  expect([
    supervisorsNeeded(6, 2),
    supervisorsNeeded(5, 2),
    supervisorsNeeded(0, 2),
    supervisorsNeeded(3, 1.5),
  ]).toEqual([3, 3, 0, 2])
})

test('the greatest capacity fills the scale; no capacity has no length, and an empty list is no error', () => {
  expect([
    shareOf(8, [8, 4, null]),
    shareOf(4, [8, 4, null]),
    shareOf(null, [8]),
    shareOf(null, [null]),
  ]).toEqual([100, 50, 0, 0])
})

test.each([
  ['住院药房', 'pharmacy'],
  ['检验科', 'technical'],
  ['呼吸内科', 'clinical'],
  ['药学部办公室', 'office'],
  ['Radiology', 'technical'],
  ['第一组', undefined],
])('the name %s suggests the kind %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind)
})
