import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import { describe, expect, test } from 'vitest'
import { allOf, type FiledQuestion } from '../formats/filed-question.rules.ts'
import { childrenOf, xmlElements } from '../markup/xml-tree.rules.ts'
import { MOODLE_FOOT, MOODLE_HEAD, moodleOf } from './moodle-print.rules.ts'
import { readMoodle } from './moodle-xml.rules.ts'

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<!-- question: 7  -->\n${questions.join('\n')}\n</quiz>`

const read = (...questions: string[]) => allOf(readMoodle(quiz(...questions)))

const onlyQuestion = (xml: string) => {
  const { questions, faults } = read(xml)

  expect(faults).toEqual([])
  expect(questions).toHaveLength(1)

  return questions[0]!
}

/** As Moodle 4 exports it: HTML in CDATA, feedback of its own after every answer. */
const exported = (
  type: string,
  text: string,
  rest: string,
  feedback = '',
) => `  <question type="${type}">
    <name>
      <text>题目</text>
    </name>
    <questiontext format="html">
      <text><![CDATA[${text}]]></text>
    </questiontext>
    <generalfeedback format="html">
      <text>${feedback}</text>
    </generalfeedback>
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber></idnumber>
${rest}
  </question>`

const answer = (
  fraction: string,
  text: string,
  feedback = '',
  more = '',
) => `    <answer fraction="${fraction}" format="html">
      <text><![CDATA[${text}]]></text>${more}
      <feedback format="html">
        <text>${feedback}</text>
      </feedback>
    </answer>`

describe('what Moodle 4 exports', () => {
  test('a choice with one answer: paragraphs become lines, &nbsp; a space, exponents formulas', () => {
    const xml = exported(
      'multichoice',
      '<p dir="ltr">患者，男，62&nbsp;岁，<strong>Na<sup>+</sup></strong> 118 mmol/L。</p><p>首选处理是？<br></p>',
      `    <single>true</single>\n    <shuffleanswers>true</shuffleanswers>\n${answer('0', '<p>限水</p>')}\n${answer('100', '<p>3% 高渗盐水 &lt; 100 mL</p>')}\n${answer('0', '呋塞米', '加重低钠')}`,
      '<![CDATA[<p>见指南。</p>]]>',
    )
    expect(onlyQuestion(xml).content).toEqual({
      body: {
        kind: 'single',
        stem: '患者，男，62 岁，Na$^{+}$ 118 mmol/L。\n首选处理是？',
        options: [
          { id: 'a', text: '限水' },
          { id: 'b', text: '3% 高渗盐水 < 100 mL' },
          { id: 'c', text: '呋塞米' },
        ],
        right: 'b',
      },
      pictures: [],
      explanation: '见指南。\n呋塞米: 加重低钠',
    })
  })

  test('a choice with several answers, each a third; wrong ones cost something', () => {
    const rest = `<single>false</single>${['33.33333', '33.33333', '33.33333', '-50'].map((share, at) => answer(share, `<p>${'ABCD'[at]}</p>`)).join('')}`
    expect(onlyQuestion(exported('multichoice', '<p>哪些？</p>', rest)).content.body).toMatchObject(
      {
        kind: 'multiple',
        right: ['a', 'b', 'c'],
      },
    )
  })

  test('true or false; a short answer with several texts; a number with its tolerance', () => {
    const truth = exported(
      'truefalse',
      '<p>正确吗</p>',
      answer('0', 'true') + answer('100', 'false'),
    )

    expect(onlyQuestion(truth).content.body).toEqual({
      kind: 'trueFalse',
      stem: '正确吗',
      right: false,
    })

    const short = exported(
      'shortanswer',
      '<p>首选药？</p>',
      `<usecase>1</usecase>${answer('100', '青霉素')}${answer('100', '苄青霉素')}${answer('50', '阿莫西林')}`,
    )

    const { content, notes } = onlyQuestion(short)

    expect(content.body).toEqual({
      kind: 'blank',
      stem: '首选药？ ____',
      blanks: [{ accepted: ['青霉素', '苄青霉素'], isExactCase: true, number: null }],
    })

    expect(notes.map(({ message }) => message)).toEqual(['learning.formats.partLeft'])

    const number = exported(
      'numerical',
      '<p>pH = _____ ?</p>',
      answer('100', '7.4', '', '<tolerance>0.05</tolerance>'),
    )

    expect(onlyQuestion(number).content.body).toMatchObject({
      stem: 'pH = _____ ?',
      blanks: [{ accepted: [], number: { value: 7.4, tolerance: 0.05 } }],
    })
  })

  test('matching with one answer that matches nothing, and an essay with what its scorer reads', () => {
    const pair = (prompt: string, option: string) =>
      `<subquestion format="html"><text>${prompt && `<![CDATA[<p>${prompt}</p>]]>`}</text><answer><text>${option}</text></answer></subquestion>`

    const { body } = onlyQuestion(
      exported(
        'matching',
        '<p>配</p>',
        pair('地高辛', '洋地黄类') + pair('西地兰', '洋地黄类') + pair('', '利尿剂'),
      ),
    ).content

    expect(body).toEqual({
      kind: 'matching',
      stem: '配',
      options: [
        { id: 'a', text: '利尿剂' },
        { id: 'b', text: '洋地黄类' },
      ],
      prompts: [
        { id: '1', text: '地高辛', right: 'b' },
        { id: '2', text: '西地兰', right: 'b' },
      ],
    })

    const essay = exported(
      'essay',
      '<p>论述</p>',
      '<responseformat>editor</responseformat><graderinfo format="html"><text><![CDATA[<ul><li>一</li><li>二</li></ul>]]></text></graderinfo>',
    )

    expect(onlyQuestion(essay).content.body).toEqual({
      kind: 'essay',
      stem: '论述',
      reference: '• 一\n• 二',
      rubric: [],
    })
  })

  test('a cloze question: gaps are blanks, with choices among them a case group', () => {
    const blanks = exported(
      'multianswer',
      '<p>首选{1:SHORTANSWER:=青霉素~%100%苄青霉素~%50%头孢#不是首选}，pH {2:NM:=7.4:0.05}。</p>',
      '',
    )

    const { content, notes } = onlyQuestion(blanks)

    expect(content.body).toEqual({
      kind: 'blank',
      stem: '首选____，pH ____。',
      blanks: [
        { accepted: ['青霉素', '苄青霉素'], isExactCase: false, number: null },
        { accepted: [], isExactCase: false, number: { value: 7.4, tolerance: 0.05 } },
      ],
    })

    expect(notes).toHaveLength(1)

    const mixed = exported(
      'cloze',
      '<p>诊断{1:MULTICHOICE:肺炎~=肺栓塞\\}~哮喘}，查{2:MULTIRESPONSE:=D-二聚体~=CTPA~血糖}，用{1:SAC:=Heparin}</p>',
      '',
    )

    expect(onlyQuestion(mixed).content.body).toMatchObject({
      kind: 'case',
      stem: '诊断 (1) ，查 (2) ，用 (3)',
      parts: [
        {
          weight: 1,
          question: {
            kind: 'single',
            stem: '(1)',
            right: 'b',
            options: [{ text: '肺炎' }, { text: '肺栓塞}' }, { text: '哮喘' }],
          },
        },
        { weight: 2, question: { kind: 'multiple', right: ['a', 'b'] } },
        {
          weight: 1,
          question: {
            kind: 'blank',
            stem: '(3) ____',
            blanks: [{ accepted: ['Heparin'], isExactCase: true }],
          },
        },
      ],
    })
  })

  test.each(['MULTICHOICE', 'MCV', 'SHORTANSWER'])(
    'a gap of the kind %s: what earns a part of the points is noted',
    (type) => {
      const { content, notes } = onlyQuestion(
        exported('multianswer', `<p>首选{1:${type}:=青霉素~%50%头孢~红霉素}</p>`, ''),
      )
      expect(content.body).toMatchObject(
        type === 'SHORTANSWER' ? { kind: 'blank' } : { kind: 'single', right: 'a' },
      )
      expect(notes.map(({ message }) => message)).toEqual(['learning.formats.partLeft'])
    },
  )

  test('options within a text keep their exponents', () => {
    const gap = exported('multianswer', '<p>{1:MC:=10<sup>3</sup> /L~10<sup>6</sup> /L}</p>', '')
    expect(onlyQuestion(gap).content.body).toMatchObject({
      options: [{ text: '10$^{3}$ /L' }, { text: '10$^{6}$ /L' }],
    })
  })

  const third = '<math><mfrac><mn>1</mn><mn>6</mn></mfrac></math>'

  test('MathML becomes a formula; one that has no such form, and a sound, are left out with a note', () => {
    const { content, notes } = onlyQuestion(
      exported('truefalse', `<p>剂量为 ${third} 片</p>`, answer('100', 'true')),
    )

    expect(content.body).toMatchObject({ stem: '剂量为 $\\frac{1}{6}$ 片' })
    expect(notes).toEqual([])

    const strange = '<math><maction actiontype="toggle"><mn>1</mn><mn>2</mn></maction></math>'

    const other = onlyQuestion(
      exported(
        'truefalse',
        `<p>听 ${strange}<audio src="a.mp3"></audio></p>`,
        answer('100', 'true'),
      ),
    )

    expect(other.content.body).toMatchObject({ stem: '听' })

    expect(other.notes.map(({ message }) => message)).toEqual([
      'learning.formats.formulaLeft',
      'learning.formats.mediaLeft',
    ])
  })

  const PNG =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test('a picture as Moodle 1 wrote it, below the text; one that is only named is noted', () => {
    const old = (fields: string, type = 'truefalse') =>
      exported(
        type,
        type === 'cloze' ? '<p>{1:SA:=肺}</p>' : '见图',
        `${fields}${answer('100', 'true')}`,
      )

    const { content, embedded } = onlyQuestion(
      old(`<image>ecg.png</image><image_base64>\n${PNG}\n</image_base64>`),
    )

    expect(content).toMatchObject({
      body: { stem: '见图\n[图1]' },
      pictures: [{ filePath: 'embedded:1', alt: 'ecg.png' }],
    })

    expect(embedded).toEqual([{ filePath: 'embedded:1', base64: PNG }])

    const gaps = onlyQuestion(
      old(`<image>a.png</image><image_base64>${PNG}</image_base64>`, 'cloze'),
    )

    expect(gaps.content).toMatchObject({
      body: { stem: '____\n[图1]' },
      pictures: [{ alt: 'a.png' }],
    })

    const named = onlyQuestion(old('<image>moddata/a.png</image>'))

    expect(named).toMatchObject({
      content: { body: { stem: '见图' }, pictures: [] },
      notes: [{ message: 'learning.formats.pictureLeft' }],
    })

    expect(onlyQuestion(old('<image></image>')).notes).toEqual([])
  })

  test('a picture in an <object> is one, another object is noted', () => {
    const picture = `<object data="data:image/png;base64,${PNG}" type="image/png" title="胸片"></object>`

    const { content, notes } = onlyQuestion(
      exported(
        'truefalse',
        `<p>${picture}<object data="a.pdf" type="application/pdf">x</object></p>`,
        answer('100', 'true'),
      ),
    )

    expect(content).toMatchObject({ body: { stem: '[图1]' }, pictures: [{ alt: '胸片' }] })
    expect(notes.map(({ message }) => message)).toEqual(['learning.formats.mediaLeft'])
  })

  test('a picture within the file comes along and has its place in the text; one of another server is left out with a note', () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const xml = `<question type="truefalse"><questiontext format="html"><text><![CDATA[<p>见 <img src="@@PLUGINFILE@@/a%20b.png" alt="心电图"> 和 <img src="https://x.example/y.png"></p>]]></text><file name="a b.png" path="/" encoding="base64">${png}</file></questiontext>${answer('100', 'true')}</question>`
    const { content, embedded, notes } = onlyQuestion(xml)

    expect(content).toMatchObject({
      body: { stem: '见 [图1] 和' },
      pictures: [{ filePath: 'embedded:1', alt: '心电图' }],
    })

    expect(embedded).toEqual([{ filePath: 'embedded:1', base64: png }])
    expect(notes.map(({ message }) => message)).toEqual(['learning.formats.pictureLeft'])
  })

  test('categories and tags: names from the top down, knowledge points', () => {
    const category =
      '<question type="category"><category><text>$course$/top/药学/A//B</text></category></question>'

    const tagged = exported(
      'truefalse',
      'x',
      `${answer('100', 'true')}<tags><tag><text>钾</text></tag><tag><text>difficulty:5</text></tag></tags>`,
    )

    const { questions } = read(category, tagged)

    expect(questions[0]).toMatchObject({ category: ['药学', 'A/B'], points: ['钾'], difficulty: 5 })
  })
})

describe('what goes out to Moodle', () => {
  const bytes = new Map(
    ['k1', 'k2', 'k3'].map((key) => [key, { name: `${key}.png`, base64: `base64 of ${key}` }]),
  )

  const filed = (body: QuestionBody, keys = ['k1', 'k2', 'k3']): FiledQuestion => ({
    content: {
      body,
      pictures: keys.map((filePath) => ({ filePath, alt: `图 ${filePath}` })),
      explanation: '见[图3]',
    },
    difficulty: 3,
    points: [],
  })

  const printed = (question: FiledQuestion) =>
    `${MOODLE_HEAD}${moodleOf(question, (key) => bytes.get(key))}${MOODLE_FOOT}`

  const fieldsWithFiles = (xml: string) =>
    [
      ...xmlElements(xml, new Set(['questiontext', 'answer', 'subquestion', 'generalfeedback'])),
    ].map(
      (node) =>
        [node.name, childrenOf(node, 'file').map(({ attributes }) => attributes.name)] as const,
    )

  const options = [
    { id: 'a', text: '心电图[图2]' },
    { id: 'b', text: '[图3]' },
    { id: 'c', text: '都不是' },
  ]

  test('a picture is in the option or the text that has its mark; one without a mark below the text', () => {
    const xml = printed(filed({ kind: 'single', stem: '见图', options, right: 'a' }))

    expect(fieldsWithFiles(xml)).toEqual([
      ['questiontext', ['k1.png']],
      ['generalfeedback', ['k3.png']],
      ['answer', ['k2.png']],
      ['answer', ['k3.png']],
      ['answer', []],
    ])

    const { questions, faults } = allOf(readMoodle(xml))

    expect(faults).toEqual([])

    expect(questions[0]).toMatchObject({
      content: {
        body: { options, right: 'a' },
        explanation: '见[图3]',
        pictures: [{ alt: '图 k1' }, { alt: '图 k2' }, { alt: '图 k3' }],
      },
      embedded: expect.arrayContaining([{ filePath: 'embedded:2', base64: 'base64 of k2' }]),
      notes: [],
    })

    expect(questions[0]!.embedded).toHaveLength(3)
  })

  test('options of the parts of a case group have their pictures; the group keeps them all', () => {
    const part = {
      id: '1',
      weight: 1,
      question: { kind: 'single' as const, stem: '哪一张？', options, right: 'a' },
    }

    const xml = printed(filed({ kind: 'case', stem: '病例', parts: [part] }))

    expect(fieldsWithFiles(xml).filter(([, files]) => files.length > 0)).toEqual([
      ['questiontext', ['k1.png', 'k2.png']],
      ['generalfeedback', ['k3.png']],
      ['answer', ['k2.png']],
      ['answer', ['k3.png']],
    ])

    const { questions } = allOf(readMoodle(xml))

    expect(questions[0]!.content).toMatchObject({
      body: { parts: [{ question: { options } }] },
      pictures: [{ alt: '图 k1' }, { alt: '图 k2' }, { alt: '图 k3' }],
    })
  })

  test('a picture that was taken away in Moodle leaves no gap: the others move up, and their marks with them', () => {
    const xml = printed(filed({ kind: 'single', stem: '见图', options, right: 'a' })).replace(
      /<p class="pictures">.*?<\/p>|&lt;p class=&quot;pictures.*?\/p&gt;/,
      '',
    )

    const { questions } = allOf(readMoodle(xml))

    expect(questions[0]).toMatchObject({
      content: {
        body: { options: [{ text: '心电图[图1]' }, { text: '[图2]' }, { text: '都不是' }] },
        pictures: [{ alt: '图 k2' }, { alt: '图 k3' }],
      },
      notes: [],
    })
  })
})

describe('what cannot come in', () => {
  const right = exported('truefalse', 'x', answer('100', 'true'))

  test('a kind that is not ours, a question without a right answer: each by its line, the others come in', () => {
    const { questions, faults } = read(
      right,
      exported('calculated', 'y', ''),
      exported('multichoice', 'z', answer('0', 'a') + answer('0', 'b')),
      right,
    )

    expect(questions).toHaveLength(2)

    expect(faults).toEqual([
      { line: 25, message: 'learning.formats.kindUnknown', data: { kind: 'calculated' } },
      { line: 41, message: 'learning.formats.noRight', data: {} },
    ])
  })

  test('a case group whose parts are missing or wrong is refused as a whole', () => {
    const head = exported('description', '病例', '<tags><tag><text>case:2</text></tag></tags>')
    expect(read(head, right).faults).toMatchObject([
      { line: 4, message: 'learning.formats.partsMissing', data: { count: 2, there: 1 } },
    ])
    expect(read(head, right, exported('calculated', 'y', '')).faults).toMatchObject([
      { line: 41, message: 'learning.formats.kindUnknown' },
    ])
  })

  test('a broken file comes in as far as it is whole', () => {
    const { questions, faults } = allOf(
      readMoodle(`<quiz>\n${right}\n<question type="truefalse"><name>\n</question></quiz>`),
    )
    expect(questions).toHaveLength(1)
    expect(faults).toEqual([{ line: 24, message: 'learning.formats.xmlBroken', data: {} }])
  })

  test.each([
    [
      'entities that multiply',
      '<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><quiz>&b;</quiz>',
      'xmlDeclares',
    ],
    [
      'files of the server',
      '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><question>&x;</question></quiz>',
      'xmlDeclares',
    ],
    ['endless nesting', `<quiz>${'<question>'.repeat(100_000)}</quiz>`, 'xmlDeep'],
    ['entities nobody declared', '<quiz><question type="&x;"/></quiz>', 'xmlBroken'],
  ])('%s are refused', (_, xml, key) => {
    expect(allOf(readMoodle(xml))).toEqual({
      questions: [],
      faults: [{ line: 1, message: `learning.formats.${key}`, data: {} }],
    })
  })

  test.each([
    ['tags that never close', '<b>'.repeat(100_000) + '</i>'.repeat(100_000)],
    ['quotes that never close', '<a href="'.repeat(100_000)],
    ['exponents', '<sup>a</sup>'.repeat(100_000)],
    ['formulas that never close', '\\('.repeat(100_000)],
    ['gaps that never close', '{1:SA:'.repeat(50_000)],
    ['declarations that never close', '<!'.repeat(100_000)],
    ['marks within a gap', `{1:SA:=${'<'.repeat(19_000)}`.repeat(10)],
    ['gaps', '{1:SA:=a}'.repeat(50_000)],
  ])('endless %s are a fault of their question, and take no time', (_, html) => {
    for (const type of ['truefalse', 'cloze'])
      expect(read(exported(type, html, answer('100', 'true'))).faults).toMatchObject([{ line: 4 }])
  })

  test('endless pictures that each look for their file among as many take no time', () => {
    const files = Array.from(
      { length: 9000 },
      (_, at) => `<file name="${at}.png" encoding="base64">a</file>`,
    ).join('')

    const pictures = '<img src="@@PLUGINFILE@@/8999.png">'.repeat(15_000)
    const xml = `<question type="truefalse"><questiontext><text><![CDATA[${pictures}]]></text>${files}</questiontext>${answer('100', 'true')}</question>`

    expect(read(xml).faults).toHaveLength(1)
  })

  test('a question of endless elements is refused before they take the memory of all others', () => {
    expect(
      read(`<question type="essay">${'<a/>'.repeat(1_000_000)}</question>`).faults,
    ).toMatchObject([{ message: 'learning.formats.textLong' }])
  })

  test('more answers than anybody writes are a fault, and lines of a rubric that never close take no time', () => {
    expect(read(exported('multichoice', 'x', answer('0', 'a').repeat(1000))).faults).toMatchObject([
      { message: 'learning.formats.answersMany' },
    ])

    const rubric = `<graderinfo><text><![CDATA[${'<li class="share-1">'.repeat(100_000)}${'<div class="reference">'.repeat(100_000)}]]></text></graderinfo>`
    expect(read(exported('essay', 'x', rubric)).faults).toMatchObject([{ line: 4 }])
  })
})
