import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { zipArchive } from '../../../testing/files/zip-archive.ts'
import { allOf, type ParsedQuestion } from '../formats/filed-question.rules.ts'
import { readQuestionFile } from '../formats/read-question-file.ts'

async function readBytes(bytes: Buffer) {
  const file = readQuestionFile(bytes)
  const found: ParsedQuestion[] = []

  for await (const result of file.found) found.push(result)

  return { format: file.format, ...allOf(found) }
}

const quiz = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Quiz"><section ident="root_section">\n${items.join('\n')}\n</section></assessment></questestinterop>`

const read = (...items: string[]) => readBytes(Buffer.from(quiz(...items)))

const onlyQuestion = async (item: string) => {
  const { questions, faults } = await read(item)
  expect(faults).toEqual([])

  return questions[0]!
}

const html = (text: string) =>
  `<material><mattext texttype="text/html">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mattext></material>`

const plain = (text: string) =>
  `<material><mattext texttype="text/plain">${text}</mattext></material>`

/** As Canvas exports it. */
const canvas = (
  type: string,
  stem: string,
  responses: string,
  processing = '',
  feedback = '',
) => `<item ident="g1" title="Question">
  <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
  <presentation>${html(`<div><p>${stem}</p></div>`)}${responses}</presentation>
  <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${processing}</resprocessing>${feedback}
</item>`

const labels = (...options: readonly (readonly [string, string])[]) =>
  options
    .map(([id, text]) => `<response_label ident="${id}">${plain(text)}</response_label>`)
    .join('')

const choice = (
  ident: string,
  cardinality: string,
  ...options: readonly (readonly [string, string])[]
) =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}"><render_choice>${labels(...options)}</render_choice></response_lid>`

const TEXT =
  '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1"/></render_fib></response_str>'

const equal = (value: string, respident = 'response1') =>
  `<varequal respident="${respident}">${value}</varequal>`

const condition = (inside: string, points = '100', action = 'Set') =>
  `<respcondition continue="No"><conditionvar>${inside}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`

const OPTIONS = [
  ['11', '停药'],
  ['12', '继续'],
  ['13', '加量'],
] as const

describe('what Canvas exports', () => {
  test('one right option of several, with what is said about them', async () => {
    const feedback = `<itemfeedback ident="general_fb"><flow_mat>${html('<p>见指南</p>')}</flow_mat></itemfeedback><itemfeedback ident="12_fb"><flow_mat>${html('危险')}</flow_mat></itemfeedback>`

    const item = canvas(
      'multiple_choice_question',
      'INR 9，<b>首先</b>？',
      choice('response1', 'Single', ...OPTIONS),
      condition(equal('11')),
      feedback,
    )

    expect((await onlyQuestion(item)).content).toEqual({
      body: {
        kind: 'single',
        stem: 'INR 9，首先？',
        options: [
          { id: 'a', text: '停药' },
          { id: 'b', text: '继续' },
          { id: 'c', text: '加量' },
        ],
        right: 'a',
      },
      pictures: [],
      explanation: '见指南\n继续: 危险',
    })
  })

  test('several right options: what a condition negates is wrong', async () => {
    const inside = `<and>${equal('11')}<not>${equal('12')}</not>${equal('13')}</and>`

    const item = canvas(
      'multiple_answers_question',
      '哪些？',
      choice('response1', 'Multiple', ...OPTIONS),
      condition(inside),
    )

    expect((await onlyQuestion(item)).content.body).toMatchObject({
      kind: 'multiple',
      right: ['a', 'c'],
    })
  })

  test('true or false', async () => {
    const item = (right: string) =>
      canvas(
        'true_false_question',
        '对吗',
        choice('response1', 'Single', ['1', 'True'], ['2', 'False']),
        condition(equal(right)),
      )

    expect((await onlyQuestion(item('2'))).content.body).toEqual({
      kind: 'trueFalse',
      stem: '对吗',
      right: false,
    })

    expect((await onlyQuestion(item('1'))).content.body).toMatchObject({ right: true })
  })

  test('a short answer takes each of its texts; an essay none', async () => {
    const item = canvas(
      'short_answer_question',
      '首选药？',
      TEXT,
      condition(equal('青霉素') + equal('苄青霉素')),
    )

    expect((await onlyQuestion(item)).content.body).toEqual({
      kind: 'blank',
      stem: '首选药？ ____',
      blanks: [{ accepted: ['青霉素', '苄青霉素'], isExactCase: false, number: null }],
    })

    const essay = canvas(
      'essay_question',
      '论述',
      TEXT,
      '<respcondition continue="No"><conditionvar><other/></conditionvar></respcondition>',
    )

    expect((await onlyQuestion(essay)).content.body).toEqual({
      kind: 'essay',
      stem: '论述',
      reference: null,
      rubric: [],
    })
  })

  test('a text that is entered within a sentence is there; a blank that is typed is the blank', async () => {
    const within = `<item ident="i"><presentation><flow>${plain('首选')}${TEXT}${plain('治疗')}</flow></presentation><resprocessing>${condition(equal('青霉素'))}</resprocessing></item>`

    expect((await onlyQuestion(within)).content.body).toMatchObject({
      kind: 'blank',
      stem: '首选 ____ 治疗',
    })

    const typed = canvas(
      'short_answer_question',
      '首选 ______ 治疗',
      TEXT,
      condition(equal('青霉素')),
    )

    expect((await onlyQuestion(typed)).content.body).toMatchObject({
      stem: '首选 ______ 治疗',
      blanks: [{ accepted: ['青霉素'] }],
    })
  })

  test('several blanks are where their names are, and take all their texts', async () => {
    const blank = (name: string, ...options: readonly (readonly [string, string])[]) =>
      `<response_lid ident="response_${name}">${plain(name)}<render_choice>${labels(...options)}</render_choice></response_lid>`
    const responses = blank('b', ['1', '苄青霉素'], ['2', '青霉素G']) + blank('a', ['3', '肺炎'])

    const item = canvas(
      'fill_in_multiple_blanks_question',
      '[a] 首选 [b]（见 [1]）',
      responses,
      condition(equal('1', 'response_b'), '50', 'Add'),
    )

    expect((await onlyQuestion(item)).content.body).toEqual({
      kind: 'blank',
      stem: '____ 首选 ____（见 [1]）',
      blanks: [
        { accepted: ['肺炎'], isExactCase: false, number: null },
        { accepted: ['苄青霉素', '青霉素G'], isExactCase: false, number: null },
      ],
    })
  })

  test('choices within a text are a case group', async () => {
    const list = (name: string, right: string) =>
      `<response_lid ident="response_${name}">${plain(name)}<render_choice>${labels([`${name}1`, '高'], [`${name}2`, '低'])}</render_choice></response_lid>${right}`
    const processing =
      condition(equal('k1', 'response_k'), '50', 'Add') +
      condition(equal('n2', 'response_n'), '50', 'Add')

    const item = canvas(
      'multiple_dropdowns_question',
      '血钾[k]，血钠[n]',
      list('k', '') + list('n', ''),
      processing,
    )

    expect((await onlyQuestion(item)).content.body).toMatchObject({
      kind: 'case',
      stem: '血钾(1)，血钠(2)',
      parts: [
        { question: { kind: 'single', stem: '(1)', right: 'a' } },
        { question: { kind: 'single', stem: '(2)', right: 'b' } },
      ],
    })
  })

  test('pairs', async () => {
    const lid = (id: string, prompt: string) =>
      `<response_lid ident="response_${id}">${plain(prompt)}<render_choice>${labels(['7', '洋地黄类'], ['8', '利尿剂'], ['9', '抗生素'])}</render_choice></response_lid>`
    const processing =
      condition(equal('7', 'response_1'), '50.00', 'Add') +
      condition(equal('8', 'response_2'), '50.00', 'Add')

    const item = canvas(
      'matching_question',
      '配对',
      lid('1', '地高辛') + lid('2', '呋塞米'),
      processing,
    )

    expect((await onlyQuestion(item)).content.body).toEqual({
      kind: 'matching',
      stem: '配对',
      options: [
        { id: 'a', text: '洋地黄类' },
        { id: 'b', text: '利尿剂' },
        { id: 'c', text: '抗生素' },
      ],
      prompts: [
        { id: '1', text: '地高辛', right: 'a' },
        { id: '2', text: '呋塞米', right: 'b' },
      ],
    })
  })

  test.each([
    [
      'with a margin',
      `<or>${equal('7.4')}<and><vargte respident="response1">7.35</vargte><varlte respident="response1">7.45</varlte></and></or>`,
      7.4,
      0.05,
    ],
    ['exact', equal('4'), 4, 0],
    [
      'within a range',
      '<vargte respident="response1">6.0</vargte><varlte respident="response1">8.0</varlte>',
      7,
      1,
    ],
  ])('a number %s', async (_, inside, value, tolerance) => {
    const number =
      '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib></response_str>'
    expect(
      (await onlyQuestion(canvas('numerical_question', 'pH？', number, condition(inside)))).content
        .body,
    ).toMatchObject({
      kind: 'blank',
      blanks: [{ accepted: [], number: { value, tolerance } }],
    })
  })

  test('a formula that is shown as a picture is one; what earns less is noted', async () => {
    const stem =
      '<img class="equation_image" src="/equation_images/x" data-equation-content="\\frac{1}{6}"> 片'
    const processing = condition(equal('11')) + condition(equal('12'), '50')

    const { content, notes } = await onlyQuestion(
      canvas(
        'multiple_choice_question',
        stem,
        choice('response1', 'Single', ...OPTIONS),
        processing,
      ),
    )

    expect(content).toMatchObject({ body: { stem: '$\\frac{1}{6}$ 片', right: 'a' }, pictures: [] })
    expect(notes.map(({ message }) => message)).toEqual(['learning.formats.partLeft'])
  })

  test.each(['calculated_question', 'file_upload_question', 'ordering_question'])(
    '%s is refused by its name, what is around it comes in',
    async (type) => {
      const right = canvas('short_answer_question', '药？', TEXT, condition(equal('青霉素')))
      const { format, questions, faults } = await read(right, canvas(type, 'x', TEXT), right)

      expect([format, questions.length]).toEqual(['qti1', 2])
      expect(faults).toEqual([
        { line: 8, message: 'learning.formats.kindUnknown', data: { kind: type } },
      ])
    },
  )

  test('an item without an answer, one that only shows a text, a file without items', async () => {
    const file = readFileSync(
      new URL(
        '../../../testing/files/question-files/qti-1.2-item-without-key.xml',
        import.meta.url,
      ),
    )

    expect(await readBytes(file)).toMatchObject({
      format: 'qti1',
      questions: [],
      faults: [{ line: 1, message: 'learning.formats.noRight' }],
    })

    expect((await read(canvas('text_only_question', '说明', ''))).faults).toMatchObject([
      { message: 'learning.formats.noAnswer' },
    ])
    expect((await read()).faults).toMatchObject([{ message: 'learning.formats.nothingFound' }])
  })
})

test('a package of Canvas: its quiz, its pictures, the name of a question bank as category', async () => {
  const stem =
    '<img src="$IMS-CC-FILEBASE$/Uploaded%20Media/ecg.png?canvas_download=1" alt="心电图">'

  const item = canvas(
    'multiple_choice_question',
    stem,
    choice('response1', 'Single', ...OPTIONS),
    condition(equal('11')),
  )

  const bank = `<questestinterop><objectbank ident="b"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>心电</fieldentry></qtimetadatafield></qtimetadata>${item}</objectbank></questestinterop>`

  const manifest = `<manifest><resources>
    <resource identifier="q" type="imsqti_xmlv1p2"><file href="q/q.xml"/><dependency identifierref="m"/></resource>
    <resource identifier="m" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="q/assessment_meta.xml"/>
    <resource identifier="b" type="imsqti_xmlv1p2"><file href="b.xml"/></resource>
    </resources></manifest>`

  const { format, questions, faults } = await readBytes(
    zipArchive({
      'imsmanifest.xml': manifest,
      'q/q.xml': quiz(item),
      'q/assessment_meta.xml': '<quiz/>',
      'b.xml': bank,
      'web_resources/Uploaded Media/ecg.png': 'bytes',
    }),
  )

  expect(faults).toEqual([])
  expect(format).toBe('qti1')

  expect(questions).toMatchObject([
    {
      file: 'q/q.xml',
      content: { body: { stem: '[图1]' }, pictures: [{ alt: '心电图' }] },
      embedded: [{ base64: Buffer.from('bytes').toString('base64') }],
    },
    { file: 'b.xml', category: ['心电'] },
  ])
})

test('the export of a whole course of Canvas: each quiz is read once, with all its kinds', async () => {
  const item = canvas('short_answer_question', '药？', TEXT, condition(equal('青霉素')))
  const manifest =
    '<manifest><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="q/assessment_qti.xml"/></resource></resources></manifest>'

  const parts = {
    'q/assessment_qti.xml': quiz(item),
    'non_cc_assessments/q.xml.qti': quiz(item, item),
  }

  const { questions } = await readBytes(zipArchive({ 'imsmanifest.xml': manifest, ...parts }))

  expect(questions.map(({ file }) => file)).toEqual([
    'non_cc_assessments/q.xml.qti',
    'non_cc_assessments/q.xml.qti',
  ])
})
