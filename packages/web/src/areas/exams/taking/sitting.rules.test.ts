import type { SimpleQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { describe, expect, test } from 'vitest'
import {
  chosenByKey,
  itemStatusOf,
  mayAnswer,
  savedState,
  sheetOf,
  unsaved,
} from './sitting.rules.ts'

const question = (kind: string, ids: string[] = []) =>
  ({ kind, options: ids.map((id) => ({ id, text: id })) }) as unknown as SimpleQuestionView

describe('a key chooses', () => {
  test('the option of its letter or its number', () => {
    expect(chosenByKey(question('single', ['p', 'q']), null, 'b')).toBe('q')
    expect(chosenByKey(question('single', ['p', 'q']), null, 'A')).toBe('p')
    expect(chosenByKey(question('single', ['p', 'q']), null, '2')).toBe('q')
  })

  test('nothing beyond the last option, and nothing where an answer is written', () => {
    expect(chosenByKey(question('single', ['p']), null, 'c')).toBeUndefined()
    expect(chosenByKey(question('single', ['p']), null, 'Enter')).toBeUndefined()
    expect(chosenByKey(question('matching', ['p']), null, 'a')).toBeUndefined()
  })

  test('right or wrong of a statement', () => {
    expect([
      chosenByKey(question('trueFalse'), null, 'a'),
      chosenByKey(question('trueFalse'), null, '2'),
    ]).toEqual([true, false])
  })

  test('one more of several, in the order of the options, and the last one again takes the answer back', () => {
    const several = question('multiple', ['p', 'q', 'r'])
    expect(chosenByKey(several, ['r'], 'a')).toEqual(['p', 'r'])
    expect(chosenByKey(several, ['p', 'r'], 'a')).toEqual(['r'])
    expect(chosenByKey(several, ['p'], 'a')).toBeNull()
  })
})

describe('the answer sheet', () => {
  const opened = { answers: [{ itemId: 1, part: '', value: 'p' }], flags: [2] }
  const event = (kind: string, itemId: number, value: unknown, name: string) =>
    ({ kind, itemId, part: '', value, name }) as never

  const sheet = sheetOf(opened as never, [
    event('answer', 1, 'q', 'e1'),
    event('flag', 2, false, 'e2'),
  ])
  const item = (id: number) => ({ id, question: { kind: 'single' } }) as never

  test('shows what this device has not sent over what the server had', () => {
    expect(sheet.answers.get('1/')).toEqual({ value: 'q', event: 'e1' })
    expect(sheet.flags.get(2)?.value).toBe(false)
  })

  test('counts what the server has not acknowledged', () => {
    expect(unsaved(sheet, (name) => name === 'e1')).toBe(1)
    expect(unsaved(sheet, () => false)).toBe(2)
  })

  test('calls a question saved only when all of its answers are', () => {
    expect(itemStatusOf(item(1), sheet, () => false)).toMatchObject({
      isAnswered: true,
      isSaved: false,
    })
    expect(itemStatusOf(item(3), sheet, () => false)).toMatchObject({
      isAnswered: false,
      isSaved: true,
    })
  })

  test('calls a case answered when each of its parts is, and begun with the first', () => {
    const ofCase = { id: 5, question: { kind: 'case', parts: [{ id: 'x' }, { id: 'y' }] } } as never
    const half = sheetOf(
      { answers: [{ itemId: 5, part: 'x', value: 'p' }], flags: [] } as never,
      [],
    )
    expect(itemStatusOf(ofCase, half, () => true)).toMatchObject({
      isAnswered: false,
      isBegun: true,
    })
  })
})

test.each([
  [null, false, true, 'typing'],
  ['e1', true, true, 'server'],
  ['e1', false, true, 'device'],
  ['e1', false, false, 'memory'],
] as const)(
  'event %s, acknowledged %s, on a device that stores %s: %s',
  (event, isSaved, isLasting, state) => {
    expect(savedState(event, () => isSaved, isLasting)).toBe(state)
  },
)

test('nothing can be answered in a window that was replaced, or that does not count', () => {
  const running = { state: 'running', window: 'counts' }
  expect(mayAnswer(running, false)).toBe(true)
  expect(mayAnswer(running, true)).toBe(false)
  expect(mayAnswer({ ...running, window: 'looks' }, false)).toBe(false)
  expect(mayAnswer({ ...running, state: 'paused' }, false)).toBe(false)
})
