import {
  type QuestionBody,
  type QuestionContent,
  questionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../../testing/measured-time.ts'
import { proofRuns } from '../../../testing/proof.ts'
import {
  readBlanks,
  readNames,
  readRubric,
  writeBlanks,
  writeNames,
} from './question-cells.rules.ts'
import type { Cells } from './sheet-columns.rules.ts'
import { readQuestions, withOld } from './sheet-questions.rules.ts'
import { kindLabel, readRow } from './sheet-row.rules.ts'
import { rowsOf } from './sheet-rows.rules.ts'

const LABELS = {
  kind: (kind: Parameters<typeof kindLabel>[1]) => kindLabel('zh-cn', kind),
  truth: (isTrue: boolean) => (isTrue ? '对' : '错'),
}

/** As a sheet gives rows back: texts of cells, from row 2 on. */
const readBack = (rows: readonly Cells[]) => {
  const read = [...readQuestions(rows.map((cells, at) => ({ row: at + 2, item: readRow(cells) })))]
  return {
    questions: read.flatMap(({ questions }) => questions),
    faults: read.flatMap(({ faults }) => faults),
  }
}

const messages = (rows: readonly Cells[]) =>
  readBack(rows).faults.map(({ row, column, issue }) => [row, column, issue.message])

const text = fc
  .string({ unit: fc.constantFrom(...'危急值aB1;；|｜±!\\%$ 血\n'), minLength: 1, maxLength: 20 })
  .map((digit) => `字${digit}`.trim())

const distinct = (min: number, max: number) =>
  fc.uniqueArray(text, { minLength: min, maxLength: max })

const named = (prefix: string, texts: readonly string[]) =>
  texts.map((optionText, at) => ({ id: `${prefix}${at + 1}`, text: optionText }))

const rubric = fc.array(fc.record({ text, share: fc.integer({ min: 1, max: 100 }) }), {
  maxLength: 3,
})

const choice = fc
  .tuple(text, distinct(2, 10), fc.nat(), fc.boolean())
  .map(([stem, texts, lot, isMany]): QuestionBody => {
    const options = named('o', texts)
    const ids = options.map(({ id }) => id)
    if (!isMany) return { kind: 'single', stem, options, right: ids[lot % ids.length]! }

    const at = lot % (ids.length - 1)

    return { kind: 'multiple', stem, options, right: [ids[at]!, ids[at + 1]!] }
  })

const number = fc.record({
  value: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
  tolerance: fc.double({ noNaN: true, min: 0, max: 1e3 }),
})

const blankField = fc.record({
  accepted: fc.array(text, { minLength: 1, maxLength: 3 }),
  isExactCase: fc.boolean(),
  number: fc.option(number),
})

const blank = fc
  .array(blankField, { minLength: 1, maxLength: 3 })
  .map(
    (blanks): QuestionBody => ({ kind: 'blank', stem: blanks.map(() => '填___').join(''), blanks }),
  )

const byHand = fc
  .tuple(fc.constantFrom('short' as const, 'essay' as const), text, fc.option(text), rubric)
  .map(
    ([kind, stem, reference, points]): QuestionBody => ({ kind, stem, reference, rubric: points }),
  )

const truth = fc
  .tuple(text, fc.boolean())
  .map(([stem, right]): QuestionBody => ({ kind: 'trueFalse', stem, right }))

const matching = fc.tuple(text, distinct(2, 6), distinct(1, 5)).map(
  ([stem, texts, prompts]): QuestionBody => ({
    kind: 'matching',
    stem,
    options: named('o', texts),
    prompts: named('q', prompts).map((prompt, index) => ({
      ...prompt,
      right: `o${(index % texts.length) + 1}`,
    })),
  }),
)

const simple = fc.oneof(choice, blank, byHand, truth)

const caseGroup = fc
  .tuple(
    text,
    fc.array(fc.tuple(simple, fc.integer({ min: 1, max: 10 })), { minLength: 1, maxLength: 4 }),
  )
  .map(
    ([stem, parts]) =>
      ({
        kind: 'case',
        stem,
        parts: parts.map(([question, weight], at) => ({ id: `p${at + 1}`, weight, question })),
      }) as QuestionBody,
  )

const content = fc
  .tuple(fc.oneof(simple, matching, caseGroup), fc.option(text))
  .map(([body, explanation]) => questionContent.parse({ body, pictures: [], explanation }))

describe('a sheet', () => {
  test('gives back every question that was written into it', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), (questions) => {
        const { questions: read, faults } = readBack(
          questions.flatMap((question) => rowsOf(question, { category: '药学' }, LABELS)),
        )

        expect(faults).toEqual([])

        const merged = read.map((question, at) => withOld(question.content, questions[at]!))

        expect(merged).toEqual(questions)
      }),
      { seed: 20_261_120, numRuns: proofRuns(2000) },
    )
  })

  test('blanks and names may hold the signs that divide them', () => {
    const blanks = [
      {
        accepted: ['a|b', 'c;d', '!e', '3.5±0.1', '\\'],
        isExactCase: true,
        number: { value: 3.5, tolerance: 0 },
      },
      { accepted: [' 两'.trim()], isExactCase: false, number: null },
    ]

    expect(readBlanks(writeBlanks(blanks))).toEqual(blanks)

    expect(readBlanks('3.5±0.1|三点五；！pH｜PH')).toEqual([
      { accepted: ['三点五'], isExactCase: false, number: { value: 3.5, tolerance: 0.1 } },
      { accepted: ['pH', 'PH'], isExactCase: true, number: null },
    ])

    expect(readNames(writeNames(['钾;钠', '镁\\']))).toEqual(['钾;钠', '镁\\'])
  })

  test('a cell full of digits or of spaces is read at once', async () => {
    const took = await cpuTimeOf(() => {
      expect(readBlanks('1'.repeat(32_000))).toMatchObject([{ number: null }])
      expect(readRubric(`1%${' '.repeat(32_000)}`)).toEqual({ fault: 'learning.rubric.wrong' })
    })
    expect(took).toBeLessThan(500)
  })

  test('what it cannot carry stays as it was: pictures and ids of options', () => {
    const before: QuestionContent = {
      body: {
        kind: 'single',
        stem: '哪个？',
        options: [
          { id: 'x1', text: '甲' },
          { id: 'x2', text: '乙' },
        ],
        right: 'x2',
      },
      pictures: [{ filePath: 'f', alt: '图' }],
      explanation: null,
    }

    const rows = rowsOf(before, {}, LABELS)
    const { questions } = readBack([{ ...rows[0]!, optionC: '丙', answer: 'C' }])

    expect(withOld(questions[0]!.content, before)).toEqual({
      ...before,
      body: {
        ...before.body,
        options: [
          { id: 'x1', text: '甲' },
          { id: 'x2', text: '乙' },
          { id: 'c', text: '丙' },
        ],
        right: 'c',
      },
    })
  })
})

describe('a wrong row is named with its column', () => {
  const single = { kind: '单选题', stem: '哪个？', optionA: '甲', optionB: '乙', answer: 'A' }

  test.each<[string, Cells, string, string]>([
    [
      'a single choice with two right answers',
      { ...single, answer: 'AB' },
      'answer',
      'learning.right.one',
    ],
    ['no right answer', { ...single, answer: '' }, 'answer', 'kernel.text.required'],
    [
      'a right answer that is no option',
      { ...single, answer: 'D' },
      'answer',
      'learning.right.unknown',
    ],
    ['one option', { ...single, optionB: '' }, 'optionA', 'learning.options.few'],
    ['the same options', { ...single, optionB: '甲' }, 'optionA', 'learning.options.repeated'],
    [
      'a multiple choice with one right answer',
      { ...single, kind: '多选题' },
      'answer',
      'learning.right.two',
    ],
    [
      'neither true nor false',
      { kind: '判断题', stem: '对吗？', answer: '也许' },
      'answer',
      'learning.truth.wrong',
    ],
    [
      'more answers than blanks',
      { kind: '填空题', stem: '填___', answer: '一;二' },
      'stem',
      'learning.blanks.count',
    ],
    [
      'two numbers for a blank',
      { kind: '填空题', stem: '填___', answer: '1±0|2±0' },
      'answer',
      'learning.number.wrong',
    ],
    [
      'a marking point without percent',
      { kind: '简答题', stem: '简述', rubric: '定义' },
      'rubric',
      'learning.rubric.wrong',
    ],
    ['an unknown kind', { ...single, kind: '选择' }, 'kind', 'learning.kind.wrong'],
    ['a difficulty of 6', { ...single, difficulty: '6' }, 'difficulty', 'cell.number'],
    ['no stem', { ...single, stem: '' }, 'stem', 'kernel.text.required'],
    [
      'a part without its case',
      { ...single, kind: '小题·单选题' },
      'kind',
      'learning.sheet.partAlone',
    ],
    [
      'a case without parts',
      { kind: '病例组', stem: '男，60岁' },
      'kind',
      'learning.sheet.partMissing',
    ],
  ])('%s', (_, cells, column, message) => {
    expect(messages([cells])).toContainEqual([2, column, message])
  })

  test('a case with a wrong part is not read at all, and the question after it is', () => {
    const rows: Cells[] = [
      { kind: '病例组', stem: '男，60岁' },
      { ...single, kind: '小题·单选题', answer: 'C' },
      { ...single, kind: '小题·单选题' },
      single,
    ]

    const { questions } = readBack(rows)

    expect(questions.map(({ row }) => row)).toEqual([5])

    expect(messages(rows)).toEqual([
      [3, 'answer', 'learning.right.unknown'],
      [2, 'kind', 'learning.sheet.partWrong'],
      [4, 'kind', 'learning.sheet.headWrong'],
    ])
  })

  test.each<[string, string, Cells, Cells]>([
    ['an explanation of its own', 'explanation', {}, { explanation: '只属于小题' }],
    ['another category', 'category', { category: '检验' }, { category: '药学' }],
    [
      'an option of a true or false question',
      'optionA',
      {},
      { kind: '小题·判断题', answer: '正确', optionB: '' },
    ],
  ])('a question of a case with %s: the cell is refused, not dropped', (_, column, head, part) => {
    const rows: Cells[] = [
      { kind: '病例组', stem: '男，60岁', ...head },
      { ...single, kind: '小题·单选题', ...part },
    ]
    expect(messages(rows)).toContainEqual([3, column, 'learning.sheet.cellUnused'])
  })

  test('what is of the whole question may be repeated in the rows of its parts', () => {
    const whole = { explanation: '见指南', category: '检验', difficulty: '4' }

    const rows: Cells[] = [
      { kind: '病例组', stem: '男，60岁', ...whole },
      { ...single, kind: '小题·单选题', ...whole },
    ]

    expect(messages(rows)).toEqual([])
  })
})
