import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listed, wordDocument } from '../../../testing/files/word-document.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { allOf, type ParsedQuestion } from '../formats/filed-question.rules.ts'
import { readQuestionFile } from '../formats/read-question-file.ts'

type Choice = { stem: string; options: string[]; right: number[] }

/**
 * Texts as people write them: they begin with a character of a word, as no label of an option or
 * number does.
 */
const PIECES = [
  '华法林',
  '的剂量',
  'INR',
  ' 3.5 mg',
  '（静脉）',
  '，',
  '5%',
  '“甲”',
  'β-内酰胺',
  '≥2',
  ' vs ',
  'A型',
  '＋',
  '维生素 K1',
  '。',
]

const text = fc
  .tuple(
    fc.constantFrom('患者', '首选', '地高辛'),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }),
    fc.integer({ min: 0, max: 9999 }),
  )
  .map(([first, pieces, serial]) => `${first}${pieces.join('')}号${serial}`)

const choice: fc.Arbitrary<Choice> = fc
  .record({
    stem: text,
    options: fc.uniqueArray(text, { minLength: 2, maxLength: 6 }),
    right: fc.uniqueArray(fc.nat({ max: 5 }), { minLength: 1 }),
  })
  .map(({ stem, options, right }) => {
    const within = [...new Set(right.map((at) => at % options.length))].sort((a, b) => a - b)

    return { stem, options, right: within }
  })

const letters = (right: readonly number[]) =>
  right.map((at) => String.fromCharCode(65 + at)).join('')

const letter = (at: number) => String.fromCharCode(65 + at)

/** The layouts: how numbers, options and answers are written. */
const LAYOUTS: Readonly<Record<string, (questions: readonly Choice[]) => Buffer>> = {
  'text, a line for each option': (questions) =>
    Buffer.from(
      questions
        .map(({ stem, options, right }, index) =>
          [
            `${index + 1}. ${stem}`,
            ...options.map((option, i) => `${letter(i)}. ${option}`),
            `答案：${letters(right)}`,
          ].join('\n'),
        )
        .join('\n\n'),
    ),
  'text, options in a line': (questions) =>
    Buffer.from(
      questions
        .map(
          ({ stem, options, right }, index) =>
            `${index + 1}、${stem}（ ${letters(right)} ）\n${options.map((option, i) => `${letter(i)}、${option}`).join('\t')}`,
        )
        .join('\n'),
    ),
  'text without numbers': (questions) =>
    Buffer.from(
      questions
        .map(({ stem, options, right }) =>
          [
            stem,
            ...options.map((option, i) => `（${letter(i)}）${option}`),
            `【答案】${letters(right)}`,
          ].join('\n'),
        )
        .join('\n'),
    ),
  'answers at the end': (questions) =>
    Buffer.from(
      [
        ...questions.map(({ stem, options }, index) =>
          [`${index + 1}．${stem}`, ...options.map((option, i) => `${letter(i)}．${option}`)].join(
            '\n',
          ),
        ),
        '参考答案',
        questions.map(({ right }, at) => `${at + 1}. ${letters(right)}`).join('  '),
        '',
      ].join('\n'),
    ),
  'Word lists': (questions) =>
    wordDocument(
      questions.flatMap(({ stem, options, right }) => [
        listed(stem, 1),
        ...options.map((option) => listed(option, 1, 1)),
        `答案：${letters(right)}`,
      ]),
      {
        lists: {
          1: [
            ['decimal', '%1.'],
            ['upperLetter', '%2.'],
          ],
        },
      },
    ),
  Aiken: (questions) =>
    Buffer.from(
      questions
        .map(({ stem, options, right }) =>
          [
            stem,
            ...options.map((option, i) => `${letter(i)}) ${option}`),
            `ANSWER: ${letters(right)}`,
          ].join('\n'),
        )
        .join('\n\n'),
    ),
}

const evenly = (source: string) => source.replaceAll(/\s+/g, ' ').trim()

test.each(Object.keys(LAYOUTS))('choices laid out as %s come in as they are', async (layout) => {
  await fc.assert(
    fc.asyncProperty(fc.array(choice, { minLength: 2, maxLength: 5 }), async (questions) => {
      const found: ParsedQuestion[] = []
      for await (const result of readQuestionFile(LAYOUTS[layout]!(questions)).found)
        found.push(result)

      const { questions: read, faults } = allOf(found)

      expect(faults).toEqual([])

      const seen = read.map(({ content: { body } }) =>
        body.kind === 'single' || body.kind === 'multiple'
          ? {
              stem: evenly(body.stem.replace(/（\s*）$/, '')),
              options: body.options.map((option) => evenly(option.text)),
              right: [body.right]
                .flat()
                .map((id) => body.options.findIndex((option) => option.id === id)),
            }
          : body,
      )

      const expected = questions.map(({ stem, options, right }) => ({
        stem: evenly(stem),
        options: options.map(evenly),
        right,
      }))

      expect(seen).toEqual(expected)
    }),
    { numRuns: proofRuns(2000), seed: 84 },
  )
})
