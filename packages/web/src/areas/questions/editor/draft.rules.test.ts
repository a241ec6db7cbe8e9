import { questionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { describe, expect, test } from 'vitest'
import { compared, linesOf } from '../bank/changes.rules.ts'
import {
  emptyDraft,
  faultOf,
  faultsBelow,
  freeId,
  newPart,
  ofKind,
  sentOf,
  withBlanks,
  withOptions,
  withRight,
} from './draft.rules.ts'

const options = ['甲', '乙', '丙'].map((text, index) => ({ id: 'abc'[index]!, text }))
const single = { kind: 'single' as const, stem: '哪个？', options, right: 'b' }

describe('a question while it is typed', () => {
  test('another kind keeps the stem, and the options where it has some', () => {
    expect(ofKind('multiple', single)).toEqual({
      kind: 'multiple',
      stem: '哪个？',
      options,
      right: [],
    })

    expect(ofKind('essay', single)).toEqual({
      kind: 'essay',
      stem: '哪个？',
      reference: null,
      rubric: [],
    })

    expect(ofKind('case', single)).toMatchObject({
      stem: '哪个？',
      parts: [{ id: 'pa', weight: 1 }],
    })
  })

  test('a right option that is removed is right no longer', () => {
    expect(withOptions(single, options.slice(0, 1)).right).toBe('')
    expect(
      withOptions({ ...single, kind: 'multiple', right: ['a', 'b'] }, options.slice(0, 1)).right,
    ).toEqual(['a'])
  })

  test('of several right options one is turned off; they stay in the order of the options', () => {
    const many = { ...single, kind: 'multiple' as const, right: ['c'] }

    expect(withRight(many, 'a').right).toEqual(['a', 'c'])
    expect(withRight(many, 'c').right).toEqual([])
    expect(withRight(single, 'a').right).toBe('a')
  })

  test('each blank of the stem has an answer; a written one stays when its blank is deleted', () => {
    const blank = { accepted: ['一'], isExactCase: false, number: null }
    expect(withBlanks('填___和____', [blank])).toHaveLength(2)
    expect(withBlanks('填', [blank, { ...blank, accepted: [] }])).toEqual([blank])
  })

  test('options left empty at the end are not sent; an empty draft says what is missing', () => {
    const draft = emptyDraft()
    const typed = { ...draft, body: { ...single, options: [...options, { id: 'd', text: ' ' }] } }

    expect(questionContent.parse(sentOf(typed)).body).toEqual(single)
    expect(questionContent.safeParse(sentOf(draft)).success).toBe(false)
  })

  test('an id that is free is given', () => {
    expect(freeId(options)).toBe('d')
    expect(newPart([{ id: 'pa' }]).id).toBe('pb')
  })

  test('faults are found by their field, those of a part by the fields of the part', () => {
    const faults = new Map([
      ['options.1.text', '不能为空'],
      ['parts.0.question.stem', '请填写'],
    ])

    expect(faultOf(faults, 'options.1')).toBe('不能为空')
    expect(faultOf(faults, 'options.10', 'right')).toBeUndefined()
    expect(faultOf(faultsBelow(faults, 'parts.0.question.'), 'stem')).toBe('请填写')
  })
})

test('of two editions the lines that both have stay, what only one has is marked', () => {
  const content = (right: string, texts: readonly string[]) => ({
    body: { ...single, right, options: texts.map((text, index) => ({ id: 'abc'[index]!, text })) },
    pictures: [],
    explanation: null,
  })

  const lines = (...given: Parameters<typeof content>) => linesOf(content(...given), String)
  const found = compared(lines('b', ['甲', '乙']), lines('c', ['甲', '乙', '丙']))

  expect(found.map(({ is, text }) => [is, text])).toEqual([
    ['same', '哪个？'],
    ['same', 'A. 甲'],
    ['same', 'B. 乙'],
    ['gone', 'B'],
    ['new', 'C. 丙'],
    ['new', 'C'],
  ])
})
