import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  listed,
  paragraph,
  picture,
  run,
  table,
  wordDocument,
} from '../../../testing/files/word-document.ts'
import { allOf, type ParsedQuestion } from '../formats/filed-question.rules.ts'
import { readQuestionFile } from '../formats/read-question-file.ts'

async function read(bytes: Buffer) {
  const file = readQuestionFile(bytes)
  const found: ParsedQuestion[] = []

  for await (const result of file.found) found.push(result)

  return { format: file.format, ...allOf(found) }
}

const all = async (...input: Parameters<typeof wordDocument>) => {
  const { format, questions, faults } = await read(wordDocument(...input))
  expect([format, faults]).toEqual(['word', []])

  return questions
}

const bodies = async (...input: Parameters<typeof wordDocument>) =>
  (await all(...input)).map(({ content }) => content.body)

const REST = ['A. 停药', 'B. 继续', '答案：B']

describe('numbers of a Word document', () => {
  test('typed ones', async () => {
    expect(await bodies(['1. 首先', ...REST, '2. 然后', ...REST])).toMatchObject([
      { kind: 'single', stem: '首先', right: 'b' },
      { kind: 'single', stem: '然后', right: 'b' },
    ])
  })

  test('of one list with a level for options', async () => {
    const lists = { 1: [['decimal', '%1.'] as const, ['upperLetter', '%2.'] as const] }

    const question = (stem: string) => [
      listed(stem, 1),
      listed('停药', 1, 1),
      listed('继续', 1, 1),
      '答案：B',
    ]

    expect(await bodies([...question('首先'), ...question('然后')], { lists })).toMatchObject([
      { stem: '首先', options: [{ text: '停药' }, { text: '继续' }], right: 'b' },
      { stem: '然后', options: [{ text: '停药' }, { text: '继续' }], right: 'b' },
    ])
  })

  test('of a list of questions and lists of options, each of which begins again', async () => {
    const lists = {
      1: [['decimal', '%1、'] as const],
      2: [['upperLetter', '%1．'] as const],
      3: [['upperLetter', '（%1）'] as const],
    }

    const content = [
      listed('首先', 1),
      listed('停药', 2),
      listed('继续', 2),
      '答案：B',
      listed('然后', 1),
      listed('停药', 3),
      listed('继续', 3),
      '答案：A',
    ]

    expect(await bodies(content, { lists })).toMatchObject([
      { stem: '首先', right: 'b' },
      { stem: '然后', right: 'a' },
    ])
  })

  test('of a style, and Chinese ones of sections', async () => {
    const styles =
      '<w:styles xmlns:w="w"><w:style w:styleId="Q"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:styleId="Q2"><w:basedOn w:val="Q"/></w:style></w:styles>'
    const rels =
      '<Relationships><Relationship Id="n" Type="x/numbering" Target="numbering.xml"/><Relationship Id="s" Type="x/styles" Target="styles.xml"/></Relationships>'
    const lists = { 1: [['decimal', '%1.'] as const], 2: [['chineseCounting', '%1、'] as const] }
    const styled = (text: string, style: string) => paragraph(text, `<w:pStyle w:val="${style}"/>`)

    const content = [
      listed('判断题', 2),
      styled('甲', 'Q'),
      '答案：对',
      styled('乙', 'Q2'),
      '答案：错',
      listed('简答题', 2),
      styled('丙', 'Q'),
      '答案：丁',
    ]

    const parts = { 'word/styles.xml': styles, 'word/_rels/document.xml.rels': rels }

    expect(await bodies(content, { lists, parts })).toMatchObject([
      { kind: 'trueFalse', stem: '甲', right: true },
      { kind: 'trueFalse', stem: '乙', right: false },
      { kind: 'short', stem: '丙', reference: '丁' },
    ])
  })
})

describe('what paragraphs hold', () => {
  const questionOf = async (content: string) => {
    const [question] = await all([paragraph(run('1. ') + content), ...REST])
    return question!
  }

  test('parts of a word in several runs, line breaks, hidden and deleted text', async () => {
    const content = `${run('首')}${run('先')}<w:r><w:br/></w:r>${run('选')}${run('藏', '<w:vanish/>')}<w:del><w:r><w:delText>删</w:delText></w:r></w:del><w:ins>${run('增')}</w:ins>`
    expect((await questionOf(content)).content.body.stem).toBe('首先\n选增')
  })

  test('exponents and indices become formulas, underlined spaces a blank', async () => {
    const raised = '<w:vertAlign w:val="superscript"/>'

    expect(
      (await questionOf(`${run('WBC 10')}${run('-', raised)}${run('9', raised)}${run(' /L')}`))
        .content.body.stem,
    ).toBe('WBC 10$^{-9}$ /L')

    const line = paragraph(`${run('1. 首选')}${run('    ', '<w:u w:val="single"/>')}${run('。')}`)

    expect(await bodies([line, '答案：青霉素'])).toMatchObject([
      { kind: 'blank', stem: '首选____。', blanks: [{ accepted: ['青霉素'] }] },
    ])
  })

  test('underlined texts are the answers of a fill-in, and become its blanks', async () => {
    const underlined = (text: string) => run(text, '<w:u w:val="single"/>')

    const content = [
      '一、填空题',
      paragraph(
        `${run('1. 华法林的拮抗剂是')}${underlined('维生素')}${underlined('K')}${run('，监测')}${underlined(' INR ')}${run('。')}`,
      ),
      paragraph(`${run('2. 首选')}${underlined('青霉素 或 苄星青霉素')}${run('。')}`),
      paragraph(`${run('3. 下列')}${underlined('不')}${run('正确的是')}`),
      ...REST,
    ]

    expect(await bodies(content)).toMatchObject([
      {
        kind: 'blank',
        stem: '华法林的拮抗剂是____，监测 ____ 。',
        blanks: [{ accepted: ['维生素K'] }, { accepted: ['INR'] }],
      },
      { kind: 'blank', stem: '首选____。', blanks: [{ accepted: ['青霉素', '苄星青霉素'] }] },
      { kind: 'single', stem: '下列不正确的是' },
    ])
  })

  test.each([
    [
      'the underlined text occurs twice',
      `${run('1. 青霉素过敏者不用')}${run('青霉素', '<w:u w:val="single"/>')}`,
    ],
    ['everything is underlined', `${run('1. ')}${run('首选青霉素', '<w:u w:val="single"/>')}`],
    [
      'there is a blank as well',
      `${run('1. 首选____，其次')}${run('红霉素', '<w:u w:val="single"/>')}`,
    ],
  ])(
    'where it is not sure that an underlined text is the answer, the question is refused at its place: %s',
    async (_, content) => {
      const { questions, faults } = await read(
        wordDocument(['填空题', paragraph(content), '2. 乙', ...REST]),
      )
      expect(questions).toHaveLength(1)
      expect(faults).toMatchObject([{ line: 2, message: 'learning.formats.underlineUnclear' }])
    },
  )

  test('formulas of Word', async () => {
    const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
    const math = `<m:oMath><m:f><m:num>${t('1')}</m:num><m:den>${t('6')}</m:den></m:f>${t('+')}<m:sSup><m:e>${t('x')}</m:e><m:sup>${t('2')}</m:sup></m:sSup><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${t('CL')}</m:e></m:rad><m:d><m:e>${t('αt')}</m:e></m:d></m:oMath>`

    expect((await questionOf(`${run('为 ')}${math}`)).content.body.stem).toBe(
      '为 $\\frac{1}{6}+x^{2}\\sqrt{\\mathrm{CL}}\\left(αt\\right)$',
    )

    const nary = `<m:oMathPara><m:oMath><m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${t('i=1')}</m:sub><m:sup>${t('n')}</m:sup><m:e><m:sSub><m:e>${t('x')}</m:e><m:sub>${t('i')}</m:sub></m:sSub></m:e></m:nary></m:oMath></m:oMathPara>`

    expect((await questionOf(nary)).content.body.stem).toBe('$∑_{i=1}^{n}x_{i}$')
  })

  test('Greek letters of the font Symbol', async () => {
    const content = `${run('b', '<w:rFonts w:ascii="Symbol"/>')}${run('-内酰胺 ')}<w:r><w:sym w:font="Symbol" w:char="F0B3"/></w:r>${run('3')}`
    expect((await questionOf(content)).content.body.stem).toBe('β-内酰胺 ≥3')
  })

  test('pictures are in stems and in options, in their order', async () => {
    const pictures = { r7: Buffer.from('seven'), r8: Buffer.from('eight') }

    const content = [
      paragraph(`${run('1. 见图')}${picture('r7', '心电图')}`),
      paragraph(`${run('A. ')}${picture('r8', '')}`),
      'B. 继续',
      '答案：B',
    ]

    const [question] = await all(content, { pictures })

    expect(question).toMatchObject({
      content: {
        body: { stem: '见图[图1]', options: [{ text: '[图2]' }, { text: '继续' }] },
        pictures: [
          { filePath: 'part:r7', alt: '心电图' },
          { filePath: 'part:r8', alt: '[图2]' },
        ],
      },
      embedded: [
        { base64: Buffer.from('seven').toString('base64') },
        { base64: Buffer.from('eight').toString('base64') },
      ],
    })
  })

  test.each([
    [
      'a formula of an older Word',
      '<w:r><w:object><o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>',
      'formulaLeft',
    ],
    ['a formula field', '<w:r><w:instrText>EQ \\f(1,6)</w:instrText></w:r>', 'formulaLeft'],
    [
      'a diagram',
      '<w:r><w:drawing><wp:inline><a:graphic/></wp:inline></w:drawing></w:r>',
      'mediaLeft',
    ],
    [
      'a sign of an unknown font',
      '<w:r><w:sym w:font="Webdings" w:char="F0B3"/></w:r>',
      'signLeft',
    ],
    [
      'a text box',
      `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('盒')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      'boxLeft',
    ],
  ])('%s is left out with a note', async (_, content, key) => {
    const { content: read_, notes } = await questionOf(`${run('甲')}${content}`)
    expect(read_.body.stem).toBe('甲')
    expect(notes).toEqual([{ line: 1, message: `learning.formats.${key}`, data: {} }])
  })
})

describe('tables', () => {
  test('with a row of headings have a question in each row', async () => {
    const rows = table(
      ['题型', '题干', 'A', 'B', 'C', '答案', '解析', '难度'],
      ['单选题', '首先', '停药', '继续', '加量', 'A', '见指南', '难'],
      ['多选题', '1. 哪些', '停药', '继续', '加量', 'AC', '', ''],
      ['判断题', '对吗', '', '', '', '错', '', ''],
    )

    const questions = await all([rows, '2. 表格后的题', ...REST])

    expect(questions).toMatchObject([
      {
        difficulty: 4,
        content: {
          body: { kind: 'single', stem: '首先', options: [{ text: '停药' }, {}, {}], right: 'a' },
          explanation: '见指南',
        },
      },
      { content: { body: { kind: 'multiple', stem: '哪些', right: ['a', 'c'] } } },
      { content: { body: { kind: 'trueFalse', stem: '对吗', right: false } } },
      { content: { body: { stem: '表格后的题' } } },
    ])
  })

  test('with cells over several columns keep the columns of the others', async () => {
    const cell = (text: string, span = 1) =>
      `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
    const heads = row(cell('题干'), cell('A'), cell('B'), cell('答案'))
    const merged = `<w:tbl>${heads}${row(cell('首先'), cell('停药'), cell('继续'), cell('B'))}${row(cell('对吗', 3), cell('对'))}</w:tbl>`

    expect(await bodies([merged])).toMatchObject([
      { kind: 'single', right: 'b' },
      { kind: 'trueFalse', stem: '对吗', right: true },
    ])
  })

  test('with labels next to values, or options in cells, are lines', async () => {
    const labels = table(
      ['题干', '首先'],
      ['选项A', '停药'],
      ['选项B', '继续'],
      ['答案', 'B'],
      ['解析', '见指南'],
    )

    expect(await all([labels])).toMatchObject([
      { content: { body: { kind: 'single', stem: '首先', right: 'b' }, explanation: '见指南' } },
    ])

    expect(
      await bodies(['1. 首先', table(['A. 停药', 'B. 继续'], ['C. 加量', 'D. 换药']), '答案：D']),
    ).toMatchObject([
      {
        options: [{ text: '停药' }, { text: '继续' }, { text: '加量' }, { text: '换药' }],
        right: 'd',
      },
    ])
  })

  test('of values belong to what is asked', async () => {
    expect(
      await bodies(['1. 患者结果如下', table(['项目', '结果'], ['血钾', '2.9']), '首先', ...REST]),
    ).toMatchObject([{ stem: '患者结果如下\n项目\t结果\n血钾\t2.9\n首先', right: 'b' }])
  })
})

describe('documents that other programs wrote', () => {
  const readFile = (name: string) =>
    read(readFileSync(new URL(`../../../testing/files/question-files/${name}`, import.meta.url)))

  test('LibreOffice: lists with a level for options, indices by their place', async () => {
    const { questions, faults } = await readFile('word-lists-by-libreoffice.docx')
    expect(faults).toEqual([])

    expect(questions.map(({ content }) => content)).toMatchObject([
      {
        body: {
          kind: 'single',
          stem: '华法林过量时，首先的处理是',
          options: [
            { text: '停药' },
            { text: '继续服药' },
            { text: '加大剂量' },
            { text: '改用阿司匹林' },
          ],
          right: 'a',
        },
        explanation: '先停药，再用维生素 K$_{1}$。',
      },
      { body: { kind: 'trueFalse', stem: '白细胞计数的单位是 10$^{9}$/L（  ）', right: true } },
    ])
  })

  test('LibreOffice: a title, a table of questions, and questions of every kind below it', async () => {
    const { questions, faults } = await readFile('word-table-and-kinds-by-libreoffice.docx')
    expect(faults).toEqual([])

    expect(
      questions.map(({ content, difficulty }) => ({ ...content.body, difficulty })),
    ).toMatchObject([
      { kind: 'single', stem: '首选', right: 'c' },
      { kind: 'multiple', stem: '下列哪些', right: ['a', 'b', 'd'] },
      { kind: 'trueFalse', stem: '华法林需监测 INR。（  ）', right: true },
      { kind: 'trueFalse', stem: '青霉素无需皮试。（  ）', right: false },
      {
        kind: 'blank',
        stem: '血钾正常值为____～____ mmol/L',
        blanks: [{ accepted: ['3.5'] }, { accepted: ['5.5'] }],
      },
      { kind: 'short', reference: '（1）停药；\n（2）维生素 K1。', difficulty: 4 },
      {
        kind: 'single',
        stem: '甲',
        options: [{ text: '一' }, { text: '二' }, { text: '三' }, { text: '四' }, { text: '五' }],
        right: 'e',
      },
    ])
  })

  test('pandoc: numbers that continue after their answers, formulas', async () => {
    const { questions, faults } = await readFile('word-formulas-by-pandoc.docx')
    expect(faults).toEqual([])

    expect(questions.map(({ content }) => content)).toMatchObject([
      {
        body: {
          stem: '剂量为 $\\frac{1}{6}$ 片，$x^{2}+\\sqrt{\\frac{a}{b}}$ 与 $∑_{i=1}^{n}x_{i}$，首选',
          options: [{ text: '停药' }, { text: '继续，H$_{2}$O 10$^{9}$/L' }, { text: '换药' }],
          right: 'b',
        },
        explanation:
          '见 $\\overline{x}$ 与 $\\hat{y}$，$α≤β$，$\\left[\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}\\right]$。',
      },
      { body: { stem: '然后', right: 'a' } },
    ])
  })

  test('docx.js: a list for every question, a picture, a formula, a table of questions', async () => {
    const { questions, faults } = await readFile('word-picture-formula-table-by-docx-js.docx')
    expect(faults).toEqual([])

    expect(questions).toMatchObject([
      {
        content: {
          body: { kind: 'single', stem: '见图，剂量为 $\\frac{1}{6}$ 片，首选[图1]', right: 'a' },
          pictures: [{ alt: '心电图' }],
          explanation: '见指南',
        },
        embedded: [{ base64: expect.stringMatching(/^iVBORw0KGgo/) }],
      },
      {
        content: {
          body: { stem: '然后', options: [{ text: '停药' }, { text: '继续' }], right: 'b' },
        },
      },
      { content: { body: { stem: '第三', right: 'b' } } },
    ])
  })
})

describe('what cannot come in', () => {
  test('a document without questions, one that is damaged, one that is larger than anybody needs', async () => {
    expect(await read(wordDocument(['会议通知', '请参加']))).toMatchObject({
      format: 'word',
      questions: [],
      faults: [{ line: 1 }],
    })

    const parts = { 'word/document.xml': '<w:document xmlns:w="w"><w:body><w:p>' }

    expect((await read(wordDocument([], { parts }))).faults).toMatchObject([
      { message: 'learning.formats.xmlBroken' },
    ])

    const bomb = wordDocument([], { parts: { 'word/document.xml': ' '.repeat(40 * 1024 * 1024) } })

    expect(bomb.length).toBeLessThan(100_000)
    expect((await read(bomb)).faults).toMatchObject([{ message: 'learning.formats.partLarge' }])

    const entities = { 'word/document.xml': '<!DOCTYPE d [<!ENTITY a "b">]><w:document/>' }

    expect((await read(wordDocument([], { parts: entities }))).faults).toMatchObject([
      { message: 'learning.formats.xmlDeclares' },
    ])
  })

  test.each([
    ['elements', `<w:p>${'<w:br/>'.repeat(1_000_000)}</w:p>`],
    [
      'cells over many columns',
      `<w:tbl><w:tr>${'<w:tc><w:tcPr><w:gridSpan w:val="63"/></w:tcPr></w:tc>'.repeat(300_000)}</w:tr></w:tbl>`,
    ],
    ['paragraphs', '<w:p/>'.repeat(310_000)],
  ])(
    'a small file of endless %s is refused before it takes the memory of all others',
    async (_, body) => {
      const bomb = wordDocument([body])

      expect(bomb.length).toBeLessThan(100_000)

      const before = process.memoryUsage().rss

      expect((await read(bomb)).faults).toMatchObject([{ message: 'learning.formats.textLong' }])
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
    },
    20_000,
  )

  test('lines and pictures of one paragraph are joined in a time that grows with their number only', async () => {
    const lines = '<w:br/>'.repeat(10_000)
    const pictures = `<w:drawing>${'<a:blip r:embed="r9"/>'.repeat(10_000)}</w:drawing>`
    const { faults } = await read(
      wordDocument(['1. 首先', `<w:p><w:r>${lines}${pictures}</w:r></w:p>`, ...REST]),
    )

    expect(faults).toHaveLength(1)
  })

  test('a row of more cells than a table has columns keeps its texts', async () => {
    const spans = '<w:tc><w:tcPr><w:gridSpan w:val="63"/></w:tcPr></w:tc>'.repeat(5000)
    const row = `<w:tbl><w:tr>${spans}<w:tc>${paragraph('1. 首先')}</w:tc></w:tr></w:tbl>`
    expect((await read(wordDocument([row, ...REST]))).questions).toMatchObject([
      { content: { body: { stem: '首先' } } },
    ])
  })

  test.each([
    '<',
    '<a>',
    '<Relationships><Relationship Id="a" Type="b" Target="%"/></Relationships>',
  ])('a document whose list of parts is %s is damaged', async (list) => {
    const { faults } = await read(
      wordDocument(['1. 首先'], { parts: { 'word/_rels/document.xml.rels': list } }),
    )
    expect(faults).toMatchObject([{ message: 'learning.formats.partDamaged' }])
  })

  test('a fault names its paragraph; the other questions come in', async () => {
    const { questions, faults } = await read(
      wordDocument(['1. 首先', 'A. 停药', 'B. 继续', '2. 然后', ...REST]),
    )
    expect(questions).toHaveLength(1)
    expect(faults).toEqual([
      { line: 1, stem: '首先', message: 'learning.formats.answerMissing', data: {} },
    ])
  })
})
