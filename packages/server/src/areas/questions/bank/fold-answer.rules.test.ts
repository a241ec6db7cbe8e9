import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { foldAnswer, numberOfAnswer } from './fold-answer.rules.ts'

const isSame = (first: string, second: string, isExactCase = false) =>
  foldAnswer(first, isExactCase) === foldAnswer(second, isExactCase)

describe('answers that a person marks the same', () => {
  test.each([
    ['10²', '10^2'],
    ['4×10⁹/L', '4x10^9/L'],
    ['4×10⁹/L', '4 * 10⁹／L'],
    ['10⁻³', '10^-3'],
    ['H₂O', 'H2O'],
    ['CO₂', 'co2'],
    ['Ca²⁺', 'Ca2+'],
    ['kg/m²', 'kg/m2'],
    ['kg/㎡', 'kg/m2'],
    ['37℃', '37°C'],
    ['37℃', '37 ºC'],
    ['37℃', '３７˚C'],
    ['μg', 'µg'],
    ['5 mg', '5mg'],
    ['β-内酰胺', 'ß-内酰胺'],
    ['β-内酰胺', 'Β–内酰胺'],
    ['3～5', '3-5'],
    ['3–5', '3——5'],
    ['7.4', '7。4'],
    ['青霉素', '青霉素。'],
    ['青霉素 G', '青霉素G'],
    ['Ⅱ型', 'II型'],
    ['①③', '（1）（3）'],
    ['½', '1/2'],
    ['“金葡菌”', '"金葡菌"'],
  ])('%s and %s', (first, second) => {
    expect(isSame(first, second)).toBe(true)
  })
})

describe('answers that mean something else', () => {
  test.each([
    ['10²', '102'],
    ['10⁹', '109'],
    ['10⁻³', '10-3'],
    ['①', '1'],
    ['①③', '13'],
    ['1½', '11/2'],
    ['7.4', '74'],
    ['3-5', '35'],
    ['12 34', '1234'],
    ['gram stain', 'gramstain'],
    ['α', 'a'],
    ['μg', 'mg'],
  ])('%s and %s', (first, second) => {
    expect(isSame(first, second)).toBe(false)
  })
})

test('the case of letters counts where the question says so', () => {
  expect([isSame('pH', 'PH', true), isSame('pH', 'PH'), isSame('ｐＨ', 'pH', true)]).toEqual([
    false,
    true,
    true,
  ])
})

test.each([
  ['1.5×10⁹', 1.5e9],
  ['1.5x10^9', 1.5e9],
  ['2×10⁻³', 0.002],
  ['10,000', 10_000],
  ['１０，０００', 10_000],
  ['1,234,567.5', 1_234_567.5],
  ['7。4', 7.4],
  ['－7.4', -7.4],
  ['7.4。', 7.4],
  ['7,4', null],
  ['10²', null],
  ['①', null],
  ['7.4 mmol', null],
  ['', null],
])('the number of %s is %s', (text, expected) => {
  expect(numberOfAnswer(text)).toBe(expected)
})

test('folding an answer twice changes nothing more', () => {
  const signs = fc.constantFrom(...'0123456789.-+^×x~ agμβß°℃①⑳²⁻₂½。，,青霉素()（）/')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), fc.boolean(), (typed, isExactCase) => {
      const folded = foldAnswer(typed.join(''), isExactCase)
      expect(foldAnswer(folded, isExactCase)).toBe(folded)
    }),
    { seed: 20261130, numRuns: proofRuns(2000) },
  )
})
