import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { expect, test } from 'vitest'
import {
  freshKey,
  linesOfOptions,
  newItem,
  optionsOfLines,
  withItem,
  withoutItem,
  withRaised,
} from './items.rules.ts'

const score = (key: string, weight: number) => ({
  kind: 'score' as const,
  key,
  label: key,
  labelEn: null,
  scale: 9 as const,
  weight,
  competency: null,
})

const sections: FormSection[] = [
  { title: 'A', titleEn: null, items: [score('i1', 30), score('i7', 30)] },
  { title: 'B', titleEn: null, items: [] },
]

const keys = (of: FormSection[]) => of.map(({ items }) => items.map(({ key }) => key))

test('a new item has a key of its own and the weight that is missing', () => {
  expect(freshKey(sections)).toBe('i8')
  expect(newItem(sections, 'score')).toMatchObject({ key: 'i8', weight: 40 })
  expect(newItem(sections, 'text')).toMatchObject({ kind: 'text', isRequired: false })
})

test('items are added, changed, raised and removed', () => {
  const added = withItem(sections, 1, score('i8', 40))

  expect(keys(added)).toEqual([['i1', 'i7'], ['i8']])
  expect(keys(withItem(added, 0, score('i8', 10)))).toEqual([['i1', 'i7'], ['i8']])
  expect(keys(withRaised(added, 'i7'))).toEqual([['i7', 'i1'], ['i8']])
  expect(keys(withRaised(added, 'i1'))).toEqual([['i1', 'i7'], ['i8']])
  expect(keys(withoutItem(added, 'i1'))).toEqual([['i7'], ['i8']])
})

test('options are lines of text and come back as they were', () => {
  const options = [
    { label: '优', labelEn: 'A', points: 100 },
    { label: '差', labelEn: null, points: 0 },
    { label: '无', labelEn: null, points: null },
  ]

  expect(linesOfOptions(options)).toBe('优 | A | 100\n差 |  | 0\n无')
  expect(optionsOfLines(`${linesOfOptions(options)}\n\n`)).toEqual(options)
})
