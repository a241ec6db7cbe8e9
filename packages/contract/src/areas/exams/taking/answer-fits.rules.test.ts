import { describe, expect, test } from 'vitest'
import type { QuestionView, SimpleQuestionView } from '../../questions/bank/question-view.shape.ts'
import { answerFits, askedAt, cleanAnswer, isBlankAnswer } from './answer-fits.rules.ts'

const ids = (...all: string[]) => all.map((id) => ({ id, text: id }))

const question = (kind: string, more: object = {}) =>
  ({
    kind,
    options: ids('p', 'q'),
    prompts: ids('x'),
    blanks: 2,
    ...more,
  }) as unknown as SimpleQuestionView

describe('an answer fits what is asked', () => {
  test.each([
    ['single', 'p', true],
    ['single', 'z', false],
    ['single', ['p'], false],
    ['multiple', ['q', 'p'], true],
    ['multiple', ['p', 'p'], false],
    ['multiple', ['p', 'z'], false],
    ['trueFalse', false, true],
    ['trueFalse', 'false', false],
    ['blank', ['a'], true],
    ['blank', ['a', 'b', 'c'], false],
    ['matching', { x: 'q' }, true],
    ['matching', { y: 'q' }, false],
    ['matching', { x: 'z' }, false],
    ['matching', ['q'], false],
    ['essay', '很多字', true],
    ['essay', 5, false],
  ])('%s: %o is %s', (kind, value, fits) => {
    expect(answerFits(question(kind), value as never)).toBe(fits)
  })

  test('nothing takes an answer back, whatever is asked', () => {
    expect(
      ['single', 'multiple', 'matching', 'essay'].every((kind) => answerFits(question(kind), null)),
    ).toBe(true)
  })
})

test.each([
  [undefined, true],
  [null, true],
  ['   ', true],
  [['', ' '], true],
  [{}, true],
  [false, false],
  [['', '葡萄球菌'], false],
  [{ x: 'p' }, false],
])('an answer of %o leaves the question open: %s', (value, isBlank) => {
  expect(isBlankAnswer(value as never)).toBe(isBlank)
})

test('a case is asked by its parts only, every other question as a whole only', () => {
  const part = question('single')
  const ofCase = { kind: 'case', parts: [{ id: 'a', question: part }] } as unknown as QuestionView
  expect(askedAt(ofCase, 'a')).toBe(part)
  expect([askedAt(ofCase, ''), askedAt(ofCase, 'b')]).toEqual([undefined, undefined])
  expect(askedAt(part as never, '')).toBe(part)
  expect(askedAt(part as never, 'a')).toBeUndefined()
})

test('signs that cannot be stored are taken out of pasted text, and nothing else', () => {
  expect(cleanAnswer('a\u0000b\u202ec')).toBe('abc')
  expect(cleanAnswer(['正常', 'x\u0007'])).toEqual(['正常', 'x'])
  expect(cleanAnswer({ x: 'p' } as never)).toEqual({ x: 'p' })
})
