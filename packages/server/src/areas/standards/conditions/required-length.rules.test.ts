import { expect, test } from 'vitest'
import { askedLengths, conditionOf } from './required-length.rules.ts'

const condition = (majorId: number | null, education: string, lengthMonths: number) => ({
  majorId,
  degreeKind: 'none',
  education,
  lengthMonths,
})

const conditions = [
  condition(null, 'junior', 36),
  condition(null, 'undergraduate', 24),
  condition(1, 'undergraduate', 30),
]

test('the condition of a major goes before that of all majors', () => {
  const of = (majorId: number) =>
    conditionOf(conditions, { majorId, degreeKind: 'none', education: 'undergraduate' })
  expect([of(1)?.lengthMonths, of(2)?.lengthMonths]).toEqual([30, 24])
})

test('a condition of another kind of degree or level is none', () => {
  expect(
    conditionOf(conditions, { majorId: 1, degreeKind: 'degree', education: 'junior' }),
  ).toBeNull()
  expect(
    conditionOf(conditions, { majorId: 1, degreeKind: 'none', education: 'doctor' }),
  ).toBeNull()
})

test('a standard without levels is for all; its lengths stand once each, the longest first', () => {
  const of = (educations: string[]) =>
    askedLengths(conditions, { majorId: 1, degreeKind: 'none', educations })
  expect(of([])).toEqual([36, 30])
  expect(of(['undergraduate'])).toEqual([30])
})

test('a standard without a major asks for no length', () => {
  expect(askedLengths(conditions, { majorId: null, degreeKind: 'none', educations: [] })).toEqual(
    [],
  )
})
