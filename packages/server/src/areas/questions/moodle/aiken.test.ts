import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allOf } from '../formats/filed-question.rules.ts'
import { readQuestionFile } from '../formats/read-question-file.ts'
import { readAiken } from './aiken.rules.ts'

const read = (text: string) => allOf(readAiken(text))
const formatOf = (text: string) => readQuestionFile(Buffer.from(text)).format

describe('an Aiken file', () => {
  test('of two questions is known as one, also with the mark of UTF-8 before it', async () => {
    const file = readQuestionFile(
      readFileSync(
        new URL('../../../testing/files/question-files/aiken-two-questions.txt', import.meta.url),
      ),
    )

    const bodies: unknown[] = []

    for await (const found of file.found)
      bodies.push('question' in found ? found.question.content.body : found.fault)

    expect(file.format).toBe('aiken')

    expect(bodies).toEqual([
      {
        kind: 'single',
        stem: 'What is the normal range?',
        options: [
          { id: 'a', text: '1' },
          { id: 'b', text: '2' },
        ],
        right: 'b',
      },
      {
        kind: 'single',
        stem: 'Second question?',
        options: [
          { id: 'a', text: 'x' },
          { id: 'b', text: 'y' },
        ],
        right: 'a',
      },
    ])
  })

  test('as Moodle documents it: options with a bracket or a point, without blank lines between questions', () => {
    const { questions, faults } = read(
      'What is the correct answer to this question?\nA. Is it this one?\nB. Maybe this answer?\nC. Possibly this one?\nD. Must be this one!\nANSWER: D\nWhich LMS has the most quiz import formats?\nA) Moodle\nB) ATutor\nC) Claroline\nANSWER: A',
    )
    expect(faults).toEqual([])

    expect(questions.map(({ line, content }) => [line, content.body])).toMatchObject([
      [1, { kind: 'single', right: 'd', options: [{}, {}, {}, { text: 'Must be this one!' }] }],
      [7, { kind: 'single', right: 'a', options: [{ text: 'Moodle' }, {}, {}] }],
    ])
  })

  test('what is asked may have several lines; several letters are several right answers', () => {
    expect(
      read('Look at this.\nWhich two?\nA. a\nB. b\nC. c\nANSWER: A, C').questions[0]!.content.body,
    ).toMatchObject({
      kind: 'multiple',
      stem: 'Look at this.\nWhich two?',
      right: ['a', 'c'],
    })
  })

  test.each([
    ['Which?\nA. a\nB. b', 'answerMissing', {}],
    ['Which?\nANSWER: A', 'optionsMissing', {}],
    ['Which?\nA. a\nB. b\nANSWER: C', 'answerOutside', { letter: 'C' }],
    ['Which?\nA. a\nA. b\nANSWER: A', 'letterTwice', { letter: 'A' }],
    ['Which?\nA. a\nB. b\nANSWER:', 'noRight', {}],
  ])('%j is refused at its line, the question after it comes in', (text, key, data) => {
    const { questions, faults } = read(`\n${text}\n\nNext?\nA. x\nB. y\nANSWER: B`)
    expect(faults).toEqual([{ line: 2, message: `learning.formats.${key}`, data }])
    expect(questions).toHaveLength(1)
  })
})

test('GIFT that speaks of an answer is no Aiken file', () => {
  expect(formatOf('ANSWER: B is wrong {T}')).toBe('gift')
  expect(formatOf('Which is right? {=A. a ~B. b}')).toBe('gift')
})

test('a line of endless letters that is no answer takes no time', () => {
  expect(read(`q\nA. x\nANSWER: ${'A '.repeat(100_000)}!\nANSWER: A`).questions).toHaveLength(0)
  expect(read('q\nA. x\nB. y\nANSWER: A ,  B').questions).toMatchObject([
    { content: { body: { kind: 'multiple', right: ['a', 'b'] } } },
  ])
})
