import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allOf } from '../formats/filed-question.rules.ts'
import { readGift } from './gift.rules.ts'

const read = (text: string) => allOf(readGift(text))

const body = (text: string) => {
  const { questions, faults } = read(text)
  expect(faults).toEqual([])

  return questions[0]!.content.body
}

const texts = (options: readonly { text: string }[]) => options.map(({ text }) => text)

describe('the forms of the GIFT documentation', () => {
  test('multiple choice with one right answer, on one line or several, with comments and a title', () => {
    const question = body(
      "// question: 1 name: Grants tomb\n::Grants tomb::Who is buried in Grant's tomb in New York City? {\n=Grant\n~No one\n#Was true for 12 years\n~Napoleon\n~Mother Teresa\n}",
    )

    expect(question).toMatchObject({
      kind: 'single',
      stem: "Who is buried in Grant's tomb in New York City?",
      right: 'a',
    })

    expect(body('What two? {~wrong =right ~%-10%other}')).toMatchObject({
      kind: 'single',
      right: 'b',
    })
  })

  test('several right answers with weights', () => {
    const question = body(
      "What two people are entombed? {\n   ~%-100%No one\n   ~%50%Grant\n   ~%50%Grant's wife\n   ~%-100%Grant's father\n}",
    )
    expect(question).toMatchObject({ kind: 'multiple', right: ['b', 'c'] })
  })

  test('a missing word: the answers are where the blank is', () => {
    const { stem, blanks } = body(
      "Mahatma Gandhi's birthday is an Indian holiday on {=2nd October =2 October} each year.",
    ) as {
      stem: string
      blanks: unknown[]
    }

    expect(stem).toBe("Mahatma Gandhi's birthday is an Indian holiday on ____ each year.")
    expect(blanks).toEqual([
      { accepted: ['2nd October', '2 October'], isExactCase: false, number: null },
    ])

    expect(body('He {~has been =will be ~is} there.')).toMatchObject({
      kind: 'single',
      stem: 'He ____ there.',
      right: 'b',
    })
  })

  test.each([
    ['{T}', true],
    ['{FALSE#No, it sets in the west.#Right!}', false],
    ['{True}', true],
  ])('true or false: %s', (answers, right) => {
    expect(body(`The sun rises in the east.${answers}`)).toEqual({
      kind: 'trueFalse',
      stem: 'The sun rises in the east.',
      right,
    })
  })

  test.each([
    [
      '：：题目一：：血培养应采两瓶｛对｝',
      { kind: 'trueFalse', stem: '血培养应采两瓶', right: true },
    ],
    [
      '：：题目一：：血培养应采两瓶 {错误}',
      { kind: 'trueFalse', stem: '血培养应采两瓶', right: false },
    ],
    [
      '：：题目一：：血培养应采两瓶｛对}',
      { kind: 'trueFalse', stem: '血培养应采两瓶', right: true },
    ],
    ['首选药物是 {＝青霉素 ～红霉素}', { kind: 'single', stem: '首选药物是', right: 'a' }],
    [
      '首选药物是｛～红霉素～3～5天一次的药＝青霉素｝',
      { kind: 'single', options: [{}, { text: '3～5天一次的药' }, {}], right: 'c' },
    ],
    ['疗程是｛＝轻～中度｝', { kind: 'blank', blanks: [{ accepted: ['轻～中度'] }] }],
    [
      '半衰期是｛＃３．５：０．１｝小时',
      { kind: 'blank', blanks: [{ number: { value: 3.5, tolerance: 0.1 } }] },
    ],
    [
      '半衰期是｛＃＝３：２ ～＃错｝小时',
      { kind: 'blank', blanks: [{ number: { value: 3, tolerance: 2 } }] },
    ],
    ['pH 正常值 {=pH ＝ 7.4 ~pH ＝ 7.0}', { kind: 'single', options: [{ text: 'pH ＝ 7.4' }, {}] }],
    [
      '下列属于β-内酰胺类的是｛\n＝青霉素 ＃对\n～红霉素\n～3～5天一次的药\n｝',
      { kind: 'single', stem: '下列属于β-内酰胺类的是', right: 'a' },
    ],
    ['可用的是｛～％50％甲 ～％50％乙 ～％-100％丙｝', { kind: 'multiple', right: ['a', 'b'] }],
    ['配对｛＝甲 －＞ 一 ＝乙 -> 二｝', { kind: 'matching' }],
    ['集合｛1，2｝用 {=两个 =2} 元素', { kind: 'blank', stem: '集合｛1，2｝用 ____ 元素' }],
  ])('typed with Chinese keys: %s', (text, wanted) => {
    expect(body(text)).toMatchObject(wanted)
  })

  test('a file typed with Chinese keys: comment, category and question', () => {
    const typed = readFileSync(
      new URL(
        '../../../testing/files/question-files/gift-typed-with-chinese-keys.txt',
        import.meta.url,
      ),
      'utf8',
    )

    expect(body(typed)).toEqual({ kind: 'trueFalse', stem: '血培养应采两瓶', right: true })
    expect(read(`／／ 说明\n＄CATEGORY：药学/抗感染\n\n${typed}`).questions).toMatchObject([
      { category: ['药学', '抗感染'], line: 4 },
    ])
  })

  test.each([
    ['{One}', ['One']],
    ['{One =Two}', ['One', 'Two']],
    ['{=[markdown]x}', ['x']],
    ['{=%100%[plain]1 < 2 & <b>}', ['1 < 2 & <b>']],
    ['{=a &lt; b}', ['a &lt; b']],
    ['{=[html]<i>x</i> &lt; 2}', ['x < 2']],
  ])('texts to be typed are as Moodle takes them: %s', (answers, accepted) => {
    expect(body(`A word ${answers}`)).toMatchObject({ kind: 'blank', blanks: [{ accepted }] })
  })

  test('an option before the first sign is one that is wrong, a pair before it is a pair', () => {
    expect(body('Which? {One ~Two =Three}')).toMatchObject({
      kind: 'single',
      right: 'c',
      options: [{ text: 'One' }, { text: 'Two' }, {}],
    })

    expect(body('Which? {%50%One ~%50%Two ~Three}')).toMatchObject({
      kind: 'multiple',
      right: ['a', 'b'],
    })

    expect(body('Match {a -> 1 =b -> 2}')).toMatchObject({
      prompts: [{ text: 'a' }, { text: 'b' }],
    })
  })

  test('short answers; one with a part of the points is left out with a note', () => {
    const { questions } = read('Two plus two equals {=four =4 =%50%five}')
    expect(questions[0]).toMatchObject({
      content: { body: { blanks: [{ accepted: ['four', '4'] }] } },
      notes: [{ message: 'learning.formats.partLeft' }],
    })
  })

  test.each([
    ['{#3:2}', 3, 2],
    ['{#1..5}', 3, 2],
    ['{#1822:0}', 1822, 0],
    ['{#2.71}', 2.71, 0],
    ['{#=1822:0 =%50%1822:2}', 1822, 0],
    ['{#-1.5e-3:0.001}', -0.0015, 0.001],
    ['{#=3:2 ~#no}', 3, 2],
    ['{#3:2~#no}', 3, 2],
    ['{#=3:2 #yes ~ 4}', 3, 2],
    ['{#3 =%50%4}', 3, 0],
  ])('numbers: %s', (answers, value, tolerance) => {
    expect(body(`When was Ulysses S. Grant born? ${answers}`)).toMatchObject({
      kind: 'blank',
      blanks: [{ accepted: [], number: { value, tolerance } }],
    })
  })

  test('what is said about a wrong number goes to the explanation', () => {
    const { questions, faults } = read('A number {#=3:2#right ~#wrong}')
    expect(faults).toEqual([])
    expect(questions[0]).toMatchObject({ content: { explanation: '3:2: right\nwrong' }, notes: [] })
  })

  test('matching; an answer without a question matches nothing', () => {
    const question = body(
      'Match the following countries. {\n   =Canada -> Ottawa\n   =Italy  -> Rome\n   = -> Tokyo\n}',
    )

    expect(question).toMatchObject({
      kind: 'matching',
      prompts: [
        { text: 'Canada', right: 'a' },
        { text: 'Italy', right: 'b' },
      ],
    })

    expect(texts((question as { options: { text: string }[] }).options)).toEqual([
      'Ottawa',
      'Rome',
      'Tokyo',
    ])
  })

  test('an essay; feedback for all; escapes; formats', () => {
    expect(body('Write a short biography of Dag Hammarskjöld. {}')).toMatchObject({
      kind: 'essay',
      reference: null,
    })

    const { questions } = read(
      '[html]<p>Which is <b>true</b>\\?</p> 2\\:1 \\{x\\} {=a \\= b#good ~c \\~ d####See\\nthe book}',
    )

    expect(questions[0]!.content).toMatchObject({
      body: { stem: 'Which is true\\?\n2:1 {x}', options: [{ text: 'a = b' }, { text: 'c ~ d' }] },
      explanation: 'See the book\na = b: good',
    })

    expect(body('[markdown]*a* & <b> {T}')).toMatchObject({ stem: '*a* & <b>' })
    expect(body('a &lt; b<br>c {T}')).toMatchObject({ stem: 'a < b\nc' })
  })

  test('a question with more answers than anybody writes is a fault; tags that never close are none', () => {
    expect(read(`A{${'~a'.repeat(100_000)}}`).faults).toMatchObject([
      { line: 1, message: 'learning.formats.answersMany' },
    ])
    expect(read(`// ${'[tag:'.repeat(200_000)}\nA{T}`).questions).toMatchObject([{ points: [] }])
  })

  test('a category of endless names above all takes no time', () => {
    const { questions } = read(`$CATEGORY: ${'$course$/top/'.repeat(100_000)}药学\n\nA{T}`)
    expect(questions).toMatchObject([{ category: ['药学'] }])
  })

  test('categories count from their line on; tags are knowledge points', () => {
    const { questions } = read(
      '$CATEGORY: $course$/top/药学\n\n// [id:x] [tag:钾] [tag:a\\]b]\nA{T}\n\n$CATEGORY: 检验\n\nB{F}\n\n\n',
    )
    expect(questions.map(({ category, points, line }) => ({ category, points, line }))).toEqual([
      { category: ['药学'], points: ['钾', 'a]b'], line: 4 },
      { category: ['检验'], points: [], line: 8 },
    ])
  })
})

test.each([
  ['A description.', 'noAnswer'],
  ['Open {=a ~b', 'bracesUnread'],
  ['None {~a ~b}', 'noRight'],
  ['Words {=}', 'answersUnread'],
  ['Gap {1:SHORTANSWER:=Berlin}', 'kindUnknown', { kind: 'SHORTANSWER' }],
  ['Number {#about 3}', 'numberUnread'],
  ['Numbers {#=3 =4}', 'numbersMany'],
  ['Pair {=a -> b =c}', 'pairUnread'],
])('%s is refused at its line, what is around it comes in', (text, key, data: object = {}) => {
  const { questions, faults } = read(`Before{T}\n\n// a comment\n${text}\n\nAfter{F}`)
  expect(questions.map(({ line }) => line)).toEqual([1, 6])
  expect(faults).toEqual([{ line: 4, message: `learning.formats.${key}`, data }])
})

test('what the bank refuses is a fault of the question: options that are the same', () => {
  expect(read('Same {=a ~b ~b}').faults).toMatchObject([
    { line: 1, message: 'learning.options.repeated' },
  ])
})
