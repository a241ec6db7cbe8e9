import type {
  FormItem,
  FormSection,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { randomKey } from '../../../platform/calls/random-key.ts'
import { choose } from '../../../testing/person.ts'
import { markOfKey } from './answer.rules.ts'
import { FillIn } from './fill-in.tsx'
import { sameScaleOf } from './mark-rest.tsx'
import { type AnswerDraft, useEvaluationForm } from './use-evaluation-form.ts'

const score = (key: string, label: string) => ({
  kind: 'score' as const,
  key,
  label,
  labelEn: null,
  scale: 9 as const,
  weight: 50,
  competency: null,
})

const text = {
  kind: 'text' as const,
  key: 'good',
  label: '做得好的地方',
  labelEn: null,
  isRequired: false,
}

const sections: FormSection[] = [
  { title: '评分', titleEn: null, items: [score('a', '沟通'), score('b', '安全'), text] },
]

const sent = vi.fn()
const savedDrafts: AnswerDraft[] = []

const keeper = {
  read: () => null,
  write: (draft: AnswerDraft) => savedDrafts.push(draft) > 0,
  clear: () => {},
}

function Form() {
  const form = useEvaluationForm(sections, keeper)
  return <FillIn sections={sections} form={form} isBusy={false} onSubmit={() => sent(form.draft)} />
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sent.mockReset()
  savedDrafts.length = 0
})

const group = (name: string) => screen.getByRole('radiogroup', { name })

test('a form says what is missing before it is sent', () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  expect(sent).not.toHaveBeenCalled()
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

test('digits mark an item and move to the next, 0 is not observed; each change is stored', () => {
  render(<Form />)
  fireEvent.keyDown(group('沟通'), { key: '8' })
  expect(group('安全').contains(document.activeElement)).toBe(true)

  fireEvent.keyDown(group('安全'), { key: '0' })
  fireEvent.change(screen.getByLabelText(/做得好的地方/), { target: { value: '细致' } })
  expect(savedDrafts).toHaveLength(3)

  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ scores: { a: 8, b: null }, texts: { good: '细致' } }),
  )
})

const four: FormSection[] = [
  {
    title: null,
    titleEn: null,
    items: ['a', 'b', 'c', 'd'].map((key) => score(key, `项目 ${key}`)),
  },
]

function LongForm() {
  const form = useEvaluationForm(four, keeper)
  return <FillIn sections={four} form={form} isBusy={false} onSubmit={() => sent(form.draft)} />
}

test('one choice marks what has no mark yet, and keeps what was marked', async () => {
  render(<LongForm />)
  fireEvent.keyDown(group('项目 b'), { key: '0' })
  fireEvent.keyDown(group('项目 c'), { key: '9' })
  await choose('没评的都评为…', '7')
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }))

  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ scores: { a: 7, b: null, c: 9, d: 7 } }),
  )
})

test('on a phone what was marked is one row that opens again; the item being marked stays open', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width: 767px'),
      }) as MediaQueryList,
  )
  render(<LongForm />)
  const marks = (name: string) => within(group(name)).getAllByRole('radio').length

  fireEvent.click(within(group('项目 a')).getByRole('radio', { name: '8' }))
  expect(marks('项目 a')).toBe(10)
  fireEvent.click(within(group('项目 b')).getByRole('radio', { name: '7' }))
  expect([marks('项目 a'), marks('项目 b'), marks('项目 c')]).toEqual([1, 10, 10])

  fireEvent.click(screen.getByRole('button', { name: '改“项目 a”的评分' }))
  fireEvent.click(within(group('项目 a')).getByRole('radio', { name: '6' }))
  expect(savedDrafts.at(-1)!.scores).toEqual({ a: 6, b: 7 })
})

test('forms with few marks or several scales have no such choice', () => {
  expect(sameScaleOf(four)).toEqual({ scale: 9, keys: ['a', 'b', 'c', 'd'] })
  expect(sameScaleOf(sections)).toBeNull()

  const [first, ...rest] = four[0]!.items
  const mixed = { ...four[0]!, items: [{ ...first!, scale: 5 } as FormItem, ...rest] }
  expect(sameScaleOf([mixed])).toBeNull()
})

test('keys beyond the scale choose nothing; every answer has a key of its own', () => {
  expect([markOfKey('6', 5), markOfKey('9', 9), markOfKey('-', 5), markOfKey('Enter', 9)]).toEqual([
    undefined,
    9,
    null,
    undefined,
  ])
  expect(randomKey()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
