import { expect, test } from 'vitest'
import { preferenceOutcome, preferenceSentence, spansOf } from './preference-words.public.ts'
import { preferenceWords } from './text.ts'

const words = preferenceWords['zh-cn']

test('months that follow one another are one span', () => {
  expect(spansOf([5, 0, 1, 2, 7])).toEqual([
    [0, 2],
    [5, 5],
    [7, 7],
  ])
  expect(spansOf([])).toEqual([])
})

test('a preference is one sentence with its months', () => {
  const preference = {
    kind: 'prefer' as const,
    department: '检验科',
    next: null,
    months: [0, 1, 3],
  }

  expect(preferenceSentence(words, preference, '2027-01-01')).toBe(
    '希望在 2027-01 至 2027-02、2027-04 到 检验科',
  )
  expect(
    preferenceSentence(
      words,
      { ...preference, kind: 'order', next: '输血科', months: [] },
      '2027-01-01',
    ),
  ).toBe('希望先到 检验科，再到 输血科')
})

test('the result of a preference is known once the plan is published', () => {
  expect(preferenceOutcome({ isMet: true }, false)).toBe('open')
  expect(preferenceOutcome({ isMet: true }, true)).toBe('met')
  expect(preferenceOutcome({ isMet: false }, true)).toBe('unmet')
  expect(preferenceOutcome({ isMet: null }, true)).toBe('ignored')
})
