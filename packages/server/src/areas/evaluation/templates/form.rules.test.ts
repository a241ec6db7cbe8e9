import {
  type FormSection,
  isObserved,
  missingIn,
  resultOf,
  weightSum,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { describe, expect, test } from 'vitest'
import { lastReminderDay } from '../targets/remind.rules.ts'
import { DEFAULT_FORMS } from './default-forms.seed.ts'

const score = (key: string, weight: number, scale: 9 | 5 = 9) => ({
  kind: 'score' as const,
  key,
  label: key,
  labelEn: null,
  scale,
  weight,
  competency: null,
})

const choice = {
  kind: 'choice' as const,
  key: 'c',
  label: 'c',
  labelEn: null,
  weight: 40,
  competency: null,
  options: [
    { label: '是', labelEn: null, points: 100 },
    { label: '否', labelEn: null, points: 0 },
  ],
}

const text = { kind: 'text' as const, key: 't', label: 't', labelEn: null, isRequired: true }

const sections: FormSection[] = [
  { title: null, titleEn: null, items: [score('a', 20), score('b', 40, 5), choice, text] },
]

describe('a form', () => {
  test('asks for every mark or "not observed", every choice, and required texts', () => {
    const missing = (scores: Record<string, number | null>, texts = {}) =>
      missingIn(sections, { scores, texts }).map(({ key }) => key)

    expect(missing({})).toEqual(['a', 'b', 'c', 't'])
    expect(missing({ a: null, b: 6, c: 2 }, { t: '  ' })).toEqual(['b', 'c', 't'])
    expect(missing({ a: 9, b: 5, c: 1 }, { t: '好' })).toEqual([])
    expect(missing({ a: 0, b: 1, c: null as never }, { t: '好' })).toEqual(['a', 'c'])
  })

  test('weighs what was observed: the rest drops out with its weight', () => {
    expect(resultOf(sections, { a: 9, b: 5, c: 0 })).toBe(100)
    expect(resultOf(sections, { a: null, b: 5, c: 1 })).toBe(50)
    expect(resultOf(sections, { a: 4, b: null, c: 0 })).toBe(81.48)
    expect(resultOf([{ ...sections[0]!, items: [text] }], {})).toBeNull()
    expect(isObserved(sections, { scores: { a: null, b: null, c: 0 }, texts: {} })).toBe(false)
  })

  test('of the start adds up to a hundred and has both languages', () => {
    for (const form of DEFAULT_FORMS) {
      expect([form.kind, weightSum(form.sections)]).toEqual([form.kind, 100])

      const texts = form.sections.flatMap(({ items }) => items.map(({ labelEn }) => labelEn))
      expect(texts.every((sentence) => (sentence?.length ?? 0) > 0)).toBe(true)
    }

    expect(
      DEFAULT_FORMS.find(({ kind }) => kind === 'patient')!.sections.flatMap(({ items }) => items),
    ).toHaveLength(5)
  })
})

test.each([
  ['2026-12-06', null],
  ['2026-12-07', '2026-12-07'],
  ['2026-12-09', '2026-12-07'],
  ['2026-12-10', '2026-12-10'],
  ['2026-12-16', '2026-12-10'],
  ['2026-12-17', '2026-12-17'],
  ['2027-01-01', '2026-12-31'],
])(
  'what is due on 2026-12-10 reminds three days before, on the day and every week: %s',
  (today, day) => {
    expect(lastReminderDay('2026-12-10', today, { before: 3, every: 7 })).toBe(day)
  },
)
