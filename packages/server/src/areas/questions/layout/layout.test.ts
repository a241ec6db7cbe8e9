import { describe, expect, test } from 'vitest'
import { allOf, type ParsedQuestion } from '../formats/filed-question.rules.ts'
import { readQuestionFile } from '../formats/read-question-file.ts'

async function read(text: string) {
  const file = readQuestionFile(Buffer.from(text))
  const found: ParsedQuestion[] = []

  for await (const result of file.found) found.push(result)

  return { format: file.format, ...allOf(found) }
}

const all = async (text: string) => {
  const { format, questions, faults } = await read(text)
  expect([format, faults]).toEqual(['text', []])

  return questions
}

const onlyQuestion = async (text: string) => {
  const questions = await all(text)
  expect(questions).toHaveLength(1)

  return questions[0]!
}

const options = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ id: 'abcdefghij'[at], text }))

describe('a single choice in its usual layouts', () => {
  const wanted = {
    kind: 'single',
    stem: 'INR 为 9，首先的处理是',
    options: options('停药', '继续', '加量', '换药'),
    right: 'b',
  }

  test.each([
    ['typed numbers', '1. INR 为 9，首先的处理是\nA. 停药\nB. 继续\nC. 加量\nD. 换药\n答案：B'],
    [
      'signs of a Chinese keyboard',
      '1、INR 为 9，首先的处理是\nA、停药\nB、继续\nC、加量\nD、换药\n【答案】B',
    ],
    [
      'letters between brackets',
      '（1）INR 为 9，首先的处理是\n（A）停药\n（B）继续\n（C）加量\n（D）换药\n正确答案：（B）',
    ],
    [
      'full-width letters and digits',
      '１．INR 为 9，首先的处理是\nＡ．停药\nＢ．继续\nＣ．加量\nＤ．换药\n答案：Ｂ',
    ],
    [
      'options beside each other',
      '1. INR 为 9，首先的处理是\nA. 停药   B. 继续\nC. 加量\tD. 换药\n答案 B',
    ],
    [
      'options without a space between',
      '1. INR 为 9，首先的处理是\nA.停药B.继续C.加量D.换药\n答案:b',
    ],
    [
      'options behind what is asked',
      '1. INR 为 9，首先的处理是 A. 停药 B. 继续 C. 加量 D. 换药\n答案：B',
    ],
    ['the same without spaces', '1. INR 为 9，首先的处理是A.停药B.继续C.加量D.换药\n答案：B'],
    ['without numbers', 'INR 为 9，首先的处理是\nA. 停药\nB. 继续\nC. 加量\nD. 换药\n答案：B'],
    [
      'with labels',
      '题干：INR 为 9，首先的处理是\nA. 停药\nB. 继续\nC. 加量\nD. 换药\n参考答案：B',
    ],
    [
      'the text of the option as answer',
      '1. INR 为 9，首先的处理是\nA. 停药\nB. 继续\nC. 加量\nD. 换药\n答案：继续',
    ],
    [
      'a letter before a tab',
      '第1题 INR 为 9，首先的处理是\nA\t停药\nB\t继续\nC\t加量\nD\t换药\n答案：B',
    ],
  ])('%s', async (_, text) => {
    expect((await onlyQuestion(text)).content.body).toEqual(wanted)
  })

  test.each(['（ B ）', '(B)', '（b）'])(
    'the answer between brackets in what is asked: %s',
    async (key) => {
      const { body } = (await onlyQuestion(`1. INR 为 9，首先的处理是${key}。\nA. 停药\nB. 继续`))
        .content
      expect(body).toMatchObject({
        kind: 'single',
        stem: 'INR 为 9，首先的处理是（  ）。',
        right: 'b',
      })
    },
  )

  test('explanation, difficulty, knowledge points, category, on lines of their own or on one', async () => {
    const wantedAbout = {
      difficulty: 4,
      points: ['华法林', 'INR'],
      category: ['药学', '抗凝'],
      content: { explanation: '先停药。\n再用维生素 K1。' },
    }

    const head = '1. 首先\nA. 停药\nB. 继续\n'

    expect(
      await onlyQuestion(
        `${head}答案：A\n难度：较难\n知识点：华法林、INR\n分类：药学/抗凝\n解析：先停药。\n再用维生素 K1。`,
      ),
    ).toMatchObject(wantedAbout)

    expect(
      await onlyQuestion(
        `${head}【答案】A【难度】4【考点】华法林；INR【章节】药学/抗凝\n【解析】先停药。\n再用维生素 K1。`,
      ),
    ).toMatchObject(wantedAbout)

    expect(await onlyQuestion(`${head}答案：A  难度：0.3  分值：2`)).toMatchObject({
      difficulty: 4,
      content: { explanation: null },
    })
  })
})

test('kinds follow from headings, marks and answers', async () => {
  const questions = await all(`药学部考试题

一、单项选择题（每题 2 分，共 4 分）
1. 甲（  ）
A. 一  B. 二
答案：A
二、多选题
1. 乙
A. 一
B. 二
C. 三
答案：A、C
三、判断题
1. 地高辛需要监测血药浓度。（√）
2. 华法林不需要监测 INR。
答案：错
四、填空题
1. 青霉素过敏首选____，剂量为____。
答案：肾上腺素；0.5 mg 或 0.5毫克
2. 血钾正常下限为（  ）mmol/L。
答案：3.5
五、名词解释
1. 首过效应
答案：口服后在肝内代谢。
六、论述题
1. 论述华法林的监测。
参考答案：
定期监测 INR。
注意相互作用。
七、【多选】
1.【单选题】丙
A. 一
B. 二
答案：B`)
  expect(questions.map(({ content }) => content.body)).toMatchObject([
    { kind: 'single', stem: '甲（  ）', right: 'a' },
    { kind: 'multiple', right: ['a', 'c'] },
    { kind: 'trueFalse', stem: '地高辛需要监测血药浓度。（  ）', right: true },
    { kind: 'trueFalse', right: false },
    { kind: 'blank', blanks: [{ accepted: ['肾上腺素'] }, { accepted: ['0.5 mg', '0.5毫克'] }] },
    { kind: 'blank', stem: '血钾正常下限为____mmol/L。', blanks: [{ accepted: ['3.5'] }] },
    { kind: 'short', stem: '首过效应', reference: '口服后在肝内代谢。' },
    { kind: 'essay', reference: '定期监测 INR。\n注意相互作用。' },
    { kind: 'single', stem: '丙', right: 'b' },
  ])
})

test('options 正确 and 错误 are true or false', async () => {
  expect((await onlyQuestion('1. 对吗\nA. 正确\nB. 错误\n答案：B')).content.body).toEqual({
    kind: 'trueFalse',
    stem: '对吗',
    right: false,
  })
})

test.each([
  ['一、选择题 每题 2 分', 'single'],
  ['第二部分 判断题', null],
  ['二、判断下列说法是否正确', null],
])('%s is a heading, not a question', async (heading, kind) => {
  const text = kind === null ? '1. 甲\n答案：对' : '1. 甲\nA. 一\nB. 二\n答案：A'
  expect((await onlyQuestion(`药学部\n${heading}\n${text}`)).content.body).toMatchObject({
    kind: kind ?? 'trueFalse',
    stem: '甲',
  })
})

test('options below the answer, and what is said behind a key or below other fields, are kept', async () => {
  const { content } = await onlyQuestion(
    '1. 甲\n答案：B。先停药\nA. 停药\nB. 继续\n难度：中\n另见指南',
  )

  expect(content).toMatchObject({
    body: { kind: 'single', right: 'b' },
    explanation: '先停药\n另见指南',
  })

  expect(
    (await onlyQuestion('1. 甲\nA. 停药\nB. 继续\n答案：B. 继续')).content.explanation,
  ).toBeNull()
})

test.each([
  ['【参考答案】\n1.A\n2.B', null],
  ['答案：\n1.A\n2.B', null],
  ['参考答案及解析\n1.【答案】A\n【解析】因为 1 对 2 错\n2.【答案】B', '因为 1 对 2 错'],
  ['参考答案\n1、A 解析：因为\n2、B', '因为'],
])('answers listed at the end as %j', async (list, explanation) => {
  const questions = await all(`1. 甲\nA. 一\nB. 二\n2. 乙\nA. 一\nB. 二\n\n${list}`)
  expect(
    questions.map(({ content }) => content.body.kind === 'single' && content.body.right),
  ).toEqual(['a', 'b'])
  expect(questions[0]!.content.explanation).toBe(explanation)
})

test('an answer behind its question, English labels, small letters', async () => {
  const [truth, english] = await all(
    '判断题\n1、肝素可口服吗？答案：错误\n2. Half-life?\na) 1 h\nb) 2 h\nAnswer: b\nExplanation: see text',
  )
  expect(truth!.content.body).toEqual({ kind: 'trueFalse', stem: '肝素可口服吗？', right: false })

  expect(english!.content).toMatchObject({
    body: { kind: 'single', right: 'b' },
    explanation: 'see text',
  })
})

test('without numbers and lines for answers, a question ends where the next is asked', async () => {
  const questions = await all('甲（A）\nA. 一\nB. 二\n乙（B）\nA. 三\nB. 四')
  expect(questions.map(({ content }) => content.body)).toMatchObject([
    { stem: '甲（  ）', options: [{ text: '一' }, { text: '二' }], right: 'a' },
    { stem: '乙（  ）', options: [{ text: '三' }, { text: '四' }], right: 'b' },
  ])
})

test('a title is skipped, a longer text before the questions is named', async () => {
  const { questions, faults } = await read(
    `${'患者，男，62 岁。'.repeat(20)}\n1. 首先\nA. 停药\nB. 继续\n答案：A`,
  )
  expect(questions).toHaveLength(1)
  expect(faults).toMatchObject([{ line: 1, message: 'learning.formats.answerMissing' }])
})

test('answers listed at the end go to their numbers, in each section', async () => {
  const section = (name: string) =>
    `${name}\n1. 甲\nA. 一\nB. 二\n2. 乙\nA. 一\nB. 二\n3. 丙\nA. 一\nB. 二\n`
  const text = `${section('一、单选题')}${section('二、选择题')}参考答案\n一、单选题\n1-3 ABA\n二、选择题\n1. B  2. A  3.B`

  expect(
    (await all(text)).map(({ content }) => content.body.kind === 'single' && content.body.right),
  ).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])

  const short = '1. 甲\nA. 一\nB. 二\n2. 对吗\n参考答案：1.B 2.√'

  expect((await all(short)).map(({ content }) => content.body)).toMatchObject([
    { right: 'b' },
    { kind: 'trueFalse', right: true },
  ])
})

test('questions that share a stem are a case group, those that share their options a matching question', async () => {
  const [group, pairs, next] = await all(`（1～2题共用题干）
患者，男，62 岁，INR 9。
1. 首先
A. 停药
B. 继续
答案：A
解析：见指南
2. 对吗（√）
（3-4题共用备选答案）
A. 洋地黄类
B. 利尿剂
C. 抗生素
3. 地高辛
答案：A
4. 呋塞米（B）
5. 另一题
A. 一
B. 二
答案：B`)

  expect(group!.content).toMatchObject({
    body: {
      kind: 'case',
      stem: '患者，男，62 岁，INR 9。',
      parts: [
        { question: { kind: 'single', stem: '首先', right: 'a' } },
        { question: { kind: 'trueFalse', right: true } },
      ],
    },
    explanation: '(1) 见指南',
  })

  expect(pairs!.content.body).toMatchObject({
    kind: 'matching',
    options: options('洋地黄类', '利尿剂', '抗生素'),
    prompts: [
      { text: '地高辛', right: 'a' },
      { text: '呋塞米（  ）', right: 'b' },
    ],
  })

  expect(next!.content.body).toMatchObject({ kind: 'single', stem: '另一题', right: 'b' })
})

test('points of an explanation are no questions, and numbers in a text begin none', async () => {
  const questions = await all(`1. 甲
3.5 mmol/L 的血钾
（1）正常
（2）偏低
A. 一
B. 二
答案：A
解析：
1. 先查。
2. 再治。
2. 乙
A. 一
B. 二
答案：B`)
  expect(questions.map(({ content }) => [content.body.stem, content.explanation])).toEqual([
    ['甲\n3.5 mmol/L 的血钾\n（1）正常\n（2）偏低', '1. 先查。\n再治。'],
    ['乙', null],
  ])
})

test.each([
  ['x\nA. 一\nB. 二', 'answerMissing', {}],
  ['x\nA. 一\nB. 二\n答案：C', 'answerOutside', { letter: 'C' }],
  ['x\nA. 一\nB. 二\nD. 三\n答案：A', 'letterMissing', { letter: 'C' }],
  ['x（A）\nA. 一\nB. 二\n没有题号的题\nA. 三\nB. 四', 'letterTwice', { letter: 'A' }],
  ['x\n答案：B', 'optionsMissing', {}],
  ['【单选】x\nA. 一\nB. 二\n答案：AB', 'keysMany', {}],
  ['【多选】x\nA. 一\nB. 二\n答案：A', 'keysFew', {}],
  ['【判断】x\n答案：不一定', 'truthUnread', {}],
  ['甲____乙____\n答案：一', 'blanksDiffer', { blanks: 2, answers: 1 }],
  ['是（A）\nA. 一\nB. 二\n答案：B', 'answersDiffer', {}],
])('%j is refused by name, the question after it comes in', async (text, key, data) => {
  const { questions, faults } = await read(`1. ${text}\n\n2. 对吗\nA. 一\nB. 二\n答案：A`)
  expect(faults).toEqual([
    { line: 1, stem: expect.any(String), message: `learning.formats.${key}`, data },
  ])
  expect(questions).toHaveLength(1)
})

test('a question that cannot come in is named by what it asks', async () => {
  const { faults } = await read(
    '1. 首先的\n处理是\nA. 停药\nB. 继续\n2. 对吗\nA. 一\nB. 二\n答案：A',
  )
  expect(faults).toMatchObject([{ line: 1, stem: '首先的 处理是' }])
})

describe('questions as teachers type them in a hurry', () => {
  const stems = async (text: string) => (await all(text)).map(({ content }) => content.body.stem)

  test.each([
    ['behind a Chinese comma', '1、甲（A）\nA、一\nB、二\n2、2型糖尿病首选（B）\nA、三\nB、四'],
    ['behind a point', '1.甲（A）\nA.一\nB.二\n2.2型糖尿病首选（B）\nA.三\nB.四'],
    [
      'behind a point, after an answer',
      '1.甲（  ）\nA.一\nB.二\n答案：A\n2.2型糖尿病首选（B）\nA.三 B.四',
    ],
    [
      'behind a point, after a blank line',
      '1.甲（  ）\n答案：对\n\n2.2型糖尿病首选（  ）\n答案：错',
    ],
  ])('what is asked begins with a digit %s', async (_, text) => {
    expect(await stems(text)).toEqual(['甲（  ）', '2型糖尿病首选（  ）'])
  })

  test('a decimal in an option, an answer or an explanation begins no question', async () => {
    const questions = await all(
      '1.甲\nA.一\nB.二\n答案：A\n解析：血钾为\n2.5 mmol/L。\n2.乙（A）\nA.三\nB.四\n5.5 mmol/L',
    )

    expect(questions.map(({ content }) => [content.body.stem, content.explanation])).toEqual([
      ['甲', '血钾为\n2.5 mmol/L。'],
      ['乙（  ）', null],
    ])

    expect(questions[1]!.content.body).toMatchObject({ options: options('三', '四\n5.5 mmol/L') })
  })

  test.each([
    ['on the line of the options', '选项：A、一；B、二'],
    ['on a line of its own', '选项：\nA、一\nB、二'],
    ['between brackets', '【选项】A、一 B、二'],
  ])('the label 选项 %s is no part of what is asked', async (_, lines) => {
    expect((await onlyQuestion(`题目：甲\n${lines}\n正确答案：A`)).content.body).toEqual({
      kind: 'single',
      stem: '甲',
      options: options('一', '二'),
      right: 'a',
    })
  })

  test('a key within the brackets of its label', async () => {
    expect((await onlyQuestion('1、甲【答案：B】\nA、一\nB、二')).content.body).toMatchObject({
      stem: '甲',
      right: 'b',
    })
  })

  test('the kind before the number', async () => {
    const questions = await all(
      '【单选题】1. 甲（A）\nA. 一\nB. 二\n[多选题] 2. 乙\nA. 一\nB. 二\n答案：AB\n（判断题）3. 丙\n答案：对',
    )
    expect(questions.map(({ content }) => [content.body.kind, content.body.stem])).toEqual([
      ['single', '甲（  ）'],
      ['multiple', '乙'],
      ['trueFalse', '丙'],
    ])
  })

  test('the points of an answer', async () => {
    const { body } = (
      await onlyQuestion('1、简述四查十对。（10分）\n答案要点：\n（1）查处方；\n（2）查药品。')
    ).content
    expect(body).toMatchObject({
      kind: 'short',
      stem: '简述四查十对。（10分）',
      reference: '（1）查处方；\n（2）查药品。',
    })
  })
})

test('a file of white space without end, or of one endless line, takes no time', async () => {
  const blank = `1. 甲${' '.repeat(80_000)}乙\nA. 一\nB. 二\n答案：A`
  expect((await onlyQuestion(blank)).content.body.stem).toHaveLength(22)
  expect((await read(`1. ${'（A'.repeat(300_000)}\nA. 一\nB. 二\n答案：A`)).questions).toEqual([])
})

test('endless signs between options, or headings of answers, take no time', async () => {
  expect((await read(`1. 甲\nA. 一${';'.repeat(300_000)}乙\nB. 二\n答案：A`)).faults).toHaveLength(
    1,
  )

  const headings = Array.from({ length: 9000 }, (_, at) => `${at + 2}. 甲\n答案\n乙`).join('\n')
  expect((await read(`1. 甲\nA. 一\nB. 二\n答案：A\n${headings}`)).questions).toHaveLength(9001)
})
