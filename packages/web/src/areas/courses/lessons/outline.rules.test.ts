import { expect, test } from 'vitest'
import { type Draft, inputOf, isWhole, newId, withChapter } from './outline.rules.ts'

const lesson = (id: number, title = `l${id}`) =>
  ({ id, title, kind: 'video', seconds: 60, file: { filePath: `f${id}` } }) as never

const draft = [
  { id: 3, title: 'first', lessons: [lesson(8)] },
  { id: -1, title: 'second', lessons: [lesson(-2)] },
] as unknown as Draft

test('a new row gets an id below all others, so that none meets another', () => {
  expect(newId(draft)).toBe(-3)
  expect(newId([])).toBe(-1)
})

test('only the chapter that is edited changes', () => {
  const next = withChapter(draft, 3, (one) => ({ ...one, title: 'renamed' }))
  expect(next.map(({ title }) => title)).toEqual(['renamed', 'second'])
})

test('what is new is sent without an id, what is known with it', () => {
  expect(inputOf(draft).chapters.map(({ id, lessons }) => [id, lessons[0]!.id])).toEqual([
    [3, 8],
    [null, null],
  ])
})

test('an outline is whole when no title is missing; spaces are no title', () => {
  expect(isWhole(draft)).toBe(true)
  expect(isWhole([{ ...draft[0]!, title: '  ' }])).toBe(false)
  expect(isWhole([{ ...draft[0]!, lessons: [lesson(1, '')] }])).toBe(false)
})
