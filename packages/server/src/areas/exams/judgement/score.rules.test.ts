import type {
  AnswerValue,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { rightParts, scoreAnswer } from './score.rules.ts'

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }))
const single: SimpleQuestion = { kind: 'single', stem: '', options, right: 'b' }
const multiple: SimpleQuestion = { kind: 'multiple', stem: '', options, right: ['a', 'b', 'c'] }

const matching: SimpleQuestion = {
  kind: 'matching',
  stem: '',
  options,
  prompts: ['p', 'q', 'r'].map((id, index) => ({ id, text: id, right: options[index]!.id })),
}

const blank = (
  field: Partial<{
    accepted: string[]
    isExactCase: boolean
    number: { value: number; tolerance: number } | null
  }>,
) =>
  ({
    kind: 'blank',
    stem: '___',
    blanks: [{ accepted: [], isExactCase: false, number: null, ...field }],
  }) satisfies SimpleQuestion

const points = (question: SimpleQuestion, value: AnswerValue, givesPart = false) =>
  scoreAnswer(question, value, 300, givesPart)

test.each<[string, SimpleQuestion, AnswerValue, number | null]>([
  ['the right option', single, 'b', 300],
  ['a wrong option', single, 'a', 0],
  ['no answer', single, null, 0],
  ['an answer of another shape', single, ['b'], 0],
  ['whether it is true', { kind: 'trueFalse', stem: '', right: false }, false, 300],
  ['nothing, where false is right', { kind: 'trueFalse', stem: '', right: false }, null, 0],
  ['all right options', multiple, ['c', 'a', 'b'], 300],
  ['an option twice', multiple, ['a', 'a', 'b', 'c'], 300],
  ['some right options', multiple, ['a', 'b'], 0],
  ['a matching partly right', matching, { p: 'a', q: 'b', r: 'a' }, 200],
  ['a matching that is a list', matching, ['a', 'b', 'c'], 0],
  ['an essay', { kind: 'essay', stem: '', reference: null, rubric: [] }, '论述', null],
  ['an essay of spaces', { kind: 'essay', stem: '', reference: null, rubric: [] }, '  \n', 0],
  ['no essay', { kind: 'essay', stem: '', reference: null, rubric: [] }, null, 0],
])('%s', (_, question, value, expected) => {
  expect(points(question, value)).toBe(expected)
})

describe('a multiple choice that gives part', () => {
  test('pays each right option while none is wrong', () => {
    expect(points(multiple, ['a', 'b'], true)).toBe(200)
    expect(points(multiple, ['a', 'd'], true)).toBe(0)
    expect(points(multiple, [], true)).toBe(0)
  })
  test('never pays more than all or nothing would forbid', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c', 'd']), (chosen) => {
        const [part, whole] = [points(multiple, chosen, true)!, points(multiple, chosen)!]
        expect(part).toBeGreaterThanOrEqual(whole)
        if (chosen.includes('d')) expect(part).toBe(0)
      }),
      { seed: 20261130, numRuns: proofRuns(300) },
    )
  })
})

describe('a blank', () => {
  test.each([
    ['in full width', '青霉素Ｇ', true],
    ['with spaces that no reader would mark wrong', '  青霉素  g ', true],
    ['in another case', '青霉素g', true],
    ['empty', '   ', false],
  ])('%s', (_, input, isRight) => {
    expect(points(blank({ accepted: ['青霉素G'] }), [input])).toBe(isRight ? 300 : 0)
  })

  test('of exact case distinguishes cases', () => {
    const exact = blank({ accepted: ['pH'], isExactCase: true })
    expect([points(exact, ['pH']), points(exact, ['ph'])]).toEqual([300, 0])
  })

  test.each([
    ['7.4', true],
    ['７．４', true],
    ['7.45', true],
    ['7.46', false],
    ['+7.40', true],
    ['0.74e1', true],
    ['7,4', false],
    ['7.4 mmol', false],
    ['0x7', false],
    ['Infinity', false],
    ['\u22127.4', false],
  ])('a number %s', (input, isRight) => {
    expect(points(blank({ number: { value: 7.4, tolerance: 0.05 } }), [input])).toBe(
      isRight ? 300 : 0,
    )
  })

  test('a negative number may have the sign of minus', () => {
    expect(points(blank({ number: { value: -2, tolerance: 0 } }), ['\u22122'])).toBe(300)
  })

  test('a tolerance of nothing forgives floating point only', () => {
    expect(points(blank({ number: { value: 0.3, tolerance: 0 } }), [String(0.1 + 0.2)])).toBe(300)
    expect(points(blank({ number: { value: 0.3, tolerance: 0 } }), ['0.3001'])).toBe(0)
  })

  test('a number within its tolerance is right, for any size', () => {
    const size = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(
        size,
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: -0.99, max: 0.99, noNaN: true }),
        (value, tolerance, share) => {
          expect(
            rightParts(
              blank({ number: { value, tolerance } }),
              [String(value + tolerance * share)],
              false,
            ),
          ).toEqual([1, 1])
        },
      ),
      { seed: 20261130, numRuns: proofRuns(1000) },
    )
  })
})
