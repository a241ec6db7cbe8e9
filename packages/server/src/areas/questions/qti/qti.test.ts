import { describe, expect, test } from 'vitest'
import { zipArchive } from '../../../testing/files/zip-archive.ts'
import { allOf, type ParsedQuestion } from '../formats/filed-question.rules.ts'
import { readQuestionFile } from '../formats/read-question-file.ts'
import { isNode, type XmlNode, xmlElements } from '../markup/xml-tree.rules.ts'
import { qtiItemOf } from './qti-print.rules.ts'

async function readBytes(bytes: Buffer) {
  const found: ParsedQuestion[] = []
  for await (const result of readQuestionFile(bytes).found) found.push(result)

  return allOf(found)
}

const read = (xml: string) => readBytes(Buffer.from(xml))

const item = (
  declarations: string,
  body: string,
  processing = '',
  title = 'Item',
) => `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"
  identifier="item" title="${title}" adaptive="false" timeDependent="false">
  ${declarations}
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
  <itemBody>
    ${body}
  </itemBody>
  ${processing || '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>'}
</assessmentItem>`

const declared = (cardinality: string, type: string, inside: string, id = 'RESPONSE') =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${inside}</responseDeclaration>`

const correct = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('\n')}</correctResponse>`

const onlyQuestion = async (xml: string) => {
  const { questions, faults } = await read(xml)
  expect(faults).toEqual([])

  return questions[0]!
}

describe('items as the examples of IMS have them', () => {
  const unattended = item(
    declared('single', 'identifier', correct('ChoiceA')),
    `<p>Look at the text in the picture.</p>
    <p><strong>NEVER LEAVE LUGGAGE UNATTENDED</strong></p>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
      <prompt>What does it say?</prompt>
      <simpleChoice identifier="ChoiceA">You must stay with your luggage at all times.</simpleChoice>
      <simpleChoice identifier="ChoiceB">Do not let someone else look after your luggage.</simpleChoice>
      <simpleChoice identifier="ChoiceC" fixed="true">Remember your luggage when you leave.</simpleChoice>
    </choiceInteraction>`,
  )

  test('choice, scored by match_correct', async () => {
    const { content, line } = await onlyQuestion(unattended)
    expect(line).toBe(4)

    expect(content.body).toMatchObject({
      kind: 'single',
      stem: 'Look at the text in the picture.\nNEVER LEAVE LUGGAGE UNATTENDED\nWhat does it say?',
      right: 'a',
      options: [{ text: 'You must stay with your luggage at all times.' }, {}, {}],
    })
  })

  test('several choices, scored by a mapping', async () => {
    const mapping = `<mapping lowerBound="0" upperBound="2" defaultValue="-2"><mapEntry mapKey="H" mappedValue="1"/><mapEntry mapKey="O" mappedValue="1"/><mapEntry mapKey="Cl" mappedValue="-1"/></mapping>`
    const choices = ['H', 'He', 'C', 'O', 'N', 'Cl']
      .map((name) => `<simpleChoice identifier="${name}">${name}</simpleChoice>`)
      .join('')
    const body = `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="0"><prompt>Which elements form H<sub>2</sub>O?</prompt>${choices}</choiceInteraction>`

    expect(
      (await onlyQuestion(item(declared('multiple', 'identifier', mapping), body))).content.body,
    ).toMatchObject({
      kind: 'multiple',
      stem: 'Which elements form H$_{2}$O?',
      right: ['a', 'd'],
    })
  })

  test('texts to enter: by a mapping with less for another spelling; a number within a tolerance', async () => {
    const mapping =
      '<mapping defaultValue="0"><mapEntry mapKey="York" mappedValue="1"/><mapEntry mapKey="york" mappedValue="0.5"/></mapping>'

    const richard = item(
      declared('single', 'string', correct('York') + mapping),
      '<p>Identify the missing word:</p><blockquote><p>Now is the winter of our discontent<br/> Made glorious summer by this sun of <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/>;</p></blockquote>',
    )

    const { content, notes } = await onlyQuestion(richard)

    expect(content.body).toEqual({
      kind: 'blank',
      stem: 'Identify the missing word:\nNow is the winter of our discontent\nMade glorious summer by this sun of ____;',
      blanks: [{ accepted: ['York'], isExactCase: true, number: null }],
    })

    expect(notes.map(({ message }) => message)).toEqual(['learning.formats.partLeft'])

    const equal =
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.05 0.05"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal></responseIf></responseCondition></responseProcessing>'

    const number = item(
      declared('single', 'float', correct('7.4')),
      '<p>pH <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      equal,
    )

    expect((await onlyQuestion(number)).content.body).toMatchObject({
      blanks: [{ accepted: [], number: { value: 7.4, tolerance: 0.05 } }],
    })
  })

  const choice = (name: string, max = 1) =>
    `<simpleAssociableChoice identifier="${name}" matchMax="${max}">${name}</simpleAssociableChoice>`

  test('match, where one target takes two; associate', async () => {
    const match = item(
      declared('multiple', 'directedPair', correct('C R', 'D M', 'L M', 'P T')),
      `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="4"><prompt>Match the characters to the plays.</prompt>
        <simpleMatchSet>${['C', 'D', 'L', 'P'].map((name) => choice(name)).join('')}</simpleMatchSet><simpleMatchSet>${['M', 'R', 'T'].map((name) => choice(name, 4)).join('')}</simpleMatchSet></matchInteraction>`,
    )

    const { body } = (await onlyQuestion(match)).content

    expect(body).toMatchObject({
      kind: 'matching',
      options: [{ text: 'M' }, { text: 'R' }, { text: 'T' }],
    })

    expect(body.kind === 'matching' && body.prompts.map(({ right }) => right)).toEqual([
      'b',
      'a',
      'a',
      'c',
    ])

    const associate = item(
      declared('multiple', 'pair', correct('A P', 'C M')),
      `<associateInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="3"><prompt>Pairs?</prompt>${['A', 'C', 'M', 'P', 'X'].map((name) => choice(name)).join('')}</associateInteraction>`,
    )

    expect((await onlyQuestion(associate)).content.body).toMatchObject({
      kind: 'matching',
      prompts: [{ text: 'A' }, { text: 'C' }],
      options: [{ text: 'M' }, { text: 'P' }, { text: 'X' }],
    })
  })

  test('an extended text with what its scorer reads; a choice within a text; several interactions as a case group', async () => {
    const essay = item(
      declared('single', 'string', ''),
      '<rubricBlock view="scorer"><p>Two marks for each argument.</p></rubricBlock><extendedTextInteraction responseIdentifier="RESPONSE"><prompt>Write Sam a postcard.</prompt></extendedTextInteraction>',
    )

    expect((await onlyQuestion(essay)).content.body).toEqual({
      kind: 'essay',
      stem: 'Write Sam a postcard.',
      reference: 'Two marks for each argument.',
      rubric: [],
    })

    const inline =
      '<inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="G">Gloucester</inlineChoice><inlineChoice identifier="Y">York</inlineChoice></inlineChoiceInteraction>'

    const within = item(
      declared('single', 'identifier', correct('Y')),
      `<p>this sun of ${inline};</p>`,
    )

    expect((await onlyQuestion(within)).content.body).toMatchObject({
      kind: 'single',
      stem: 'this sun of ____;',
      right: 'b',
    })

    const several = item(
      declared('single', 'identifier', correct('Y')) +
        declared('single', 'string', correct('1483'), 'YEAR'),
      `<p>this sun of ${inline}, in the year <textEntryInteraction responseIdentifier="YEAR"/></p>`,
    )

    expect((await onlyQuestion(several)).content.body).toMatchObject({
      kind: 'case',
      stem: 'this sun of (1), in the year (2)',
      parts: [
        { question: { kind: 'single', stem: '(1)', right: 'b' } },
        { question: { kind: 'blank', stem: '(2) ____' } },
      ],
    })
  })

  test('an interaction that is not ours is refused by its name, one without a right answer by our rule', async () => {
    const order = item(
      declared('ordered', 'identifier', ''),
      '<orderInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="A">a</simpleChoice></orderInteraction>',
    )

    expect((await read(order)).faults).toEqual([
      { line: 4, message: 'learning.formats.kindUnknown', data: { kind: 'orderInteraction' } },
    ])
    expect((await read(unattended.replace('<value>ChoiceA</value>', ''))).faults).toMatchObject([
      { message: 'learning.formats.noRight' },
    ])
  })

  test('an item that computes its values when it is shown is refused as a template', async () => {
    const template = unattended.replace(
      '<itemBody>',
      '<templateDeclaration identifier="X" cardinality="single" baseType="integer"/><itemBody>',
    )
    expect((await read(template)).faults).toEqual([
      { line: 4, message: 'learning.formats.templateItem', data: {} },
    ])
  })

  test('a choice that earns a part of the points is noted', async () => {
    const mapping =
      '<mapping><mapEntry mapKey="ChoiceB" mappedValue="0.5"/><mapEntry mapKey="ChoiceA" mappedValue="1"/></mapping>'
    const { notes } = await onlyQuestion(
      unattended.replace('</correctResponse>', `</correctResponse>${mapping}`),
    )
    expect(notes.map(({ message }) => message)).toEqual(['learning.formats.partLeft'])
  })

  test('MathML becomes a formula, a picture in an object a picture', async () => {
    const math =
      '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mfrac><m:mn>1</m:mn><m:mn>6</m:mn></m:mfrac></m:math>'

    const withPicture = unattended.replace(
      'Look at the text',
      `<object data="images/sign.png" type="image/png">NEVER</object> ${math}`,
    )

    const { content } = await onlyQuestion(withPicture)

    expect(content.body.stem.split('\n')[0]).toBe('[图1] $\\frac{1}{6}$ in the picture.')
    expect(content.pictures).toEqual([{ filePath: 'part:images/sign.png', alt: 'NEVER' }])
  })

  const manifest = (...resources: string[]) =>
    `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1">\n<resources>\n${resources.join('\n')}\n</resources></manifest>`
  const resource = (href: string, more = '') =>
    `<resource identifier="R" type="imsqti_item_xmlv2p1" href="${href}">${more}<file href="${href}"/></resource>`

  test('a package: items in the order of the manifest, with what it says about them; tests are skipped', async () => {
    const lom =
      '<metadata><lom><general><keyword><string>钾</string></keyword></general><educational><difficulty><value>very difficult</value></difficulty></educational></lom></metadata>'
    const test = '<resource identifier="T" type="imsqti_test_xmlv2p1" href="test.xml"/>'

    const zip = zipArchive({
      'imsmanifest.xml': manifest(test, resource('a/b%20c.xml', lom), resource('missing.xml')),
      'a/b c.xml': unattended,
    })

    const { questions, faults } = await readBytes(zip)

    expect(questions).toMatchObject([{ file: 'a/b c.xml', difficulty: 5, points: ['钾'] }])

    expect(faults).toEqual([
      {
        line: 5,
        file: 'imsmanifest.xml',
        message: 'learning.formats.partMissing',
        data: { name: 'missing.xml' },
      },
    ])
  })

  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    'http://x.example/item.xml',
    '..%2F..%2Fx.xml',
    'a\\..\\..\\x.xml',
  ])('an item outside of the package is not looked for: %s', async (href) => {
    const { questions, faults } = await readBytes(
      zipArchive({ 'imsmanifest.xml': manifest(resource(href)), 'x.xml': unattended }),
    )
    expect(questions).toEqual([])
    expect(faults).toMatchObject([{ message: 'learning.formats.partMissing' }])
  })

  test('an archive that is none, has no manifest, or claims to be larger than anybody needs is refused', async () => {
    const fault = async (bytes: Buffer) =>
      (await readBytes(bytes)).faults.map(({ message }) => message)

    expect(await fault(Buffer.from('PK\u0003\u0004 nothing'))).toEqual([
      'learning.formats.archiveUnread',
    ])
    expect(await fault(zipArchive({ 'item.xml': unattended }))).toEqual([
      'learning.formats.manifestMissing',
    ])

    const bomb = zipArchive({
      'imsmanifest.xml': manifest(resource('a.xml')),
      'a.xml': ' '.repeat(40 * 1024 * 1024),
    })

    expect(bomb.length).toBeLessThan(100_000)
    expect(await fault(bomb)).toEqual(['learning.formats.partLarge'])

    const liar = zipArchive(
      { 'imsmanifest.xml': manifest(resource('a.xml')), 'a.xml': ' '.repeat(1024 * 1024) },
      { 'a.xml': 100 },
    )

    expect(await fault(liar)).toEqual(['learning.formats.partDamaged'])
  })

  test('a part counts as often as it is named: a small archive does not fill the memory', async () => {
    const xml = item(
      declared('single', 'identifier', correct('A')),
      `<img src="a.png"/><choiceInteraction responseIdentifier="RESPONSE">
        <simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction>`,
    )

    const names = Array.from({ length: 40 }, (_, at) => `x${at}.xml`)

    const parts = {
      ...Object.fromEntries(names.map((name) => [name, xml])),
      'a.png': '\u0000'.repeat(9 * 1024 * 1024),
    }

    const bytes = zipArchive({
      'imsmanifest.xml': manifest(...names.map((name) => resource(name))),
      ...parts,
    })

    expect(bytes.length).toBeLessThan(100_000)

    let large = 0

    for await (const found of readQuestionFile(bytes).found)
      if ('fault' in found && found.fault.message.endsWith('partLarge')) large += 1

    expect(large).toBe(40 - 7)
  })

  test('sections that endlessly name the next one are a fault', async () => {
    const section = (next: string) =>
      `<assessmentTest><assessmentSectionRef identifier="S" href="${next}"/></assessmentTest>`

    const sections = Array.from({ length: 3000 }, (_, at) => [
      `${at}.xml`,
      section(`${at + 1}.xml`),
    ])

    const test = '<resource identifier="T" type="imsqti_test_xmlv2p1" href="0.xml"/>'
    const { faults } = await readBytes(
      zipArchive({ 'imsmanifest.xml': manifest(test), ...Object.fromEntries(sections) }),
    )

    expect(faults).toEqual([
      { line: 1, file: '21.xml', message: 'learning.formats.xmlDeep', data: {} },
    ])
  })

  test('a manifest of endless tests that are not there takes no time', async () => {
    const missing = Array.from(
      { length: 60_000 },
      (_, at) => `<resource type="imsqti_test_xmlv2p1" href="${at}.xml"/>`,
    )

    const bytes = zipArchive({
      'imsmanifest.xml': manifest(...missing, resource('x.xml')),
      'x.xml': unattended,
    })

    expect(await readBytes(bytes)).toMatchObject({ questions: [{}], faults: [] })
  })

  test('a test names its items, which come in its order and once; what the manifest says about them stays', async () => {
    const lom =
      '<metadata><lom><general><keyword><string>钾</string></keyword></general></lom></metadata>'
    const itemNamed = (title: string) =>
      unattended.replace('<p>Look at the text in the picture.</p>', `<p>${title}</p>`)
    const reference = (href: string) => `<assessmentItemRef identifier="I" href="${href}"/>`
    const section = `<assessmentSection identifier="S">${reference('../items/c.xml')}</assessmentSection>`
    const test22 = `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2"><testPart>
      <assessmentSection identifier="S">${reference('../items/b.xml')}${reference('../items/a.xml')}${reference('../items/missing.xml')}
      <assessmentSectionRef identifier="R" href="section.xml"/></assessmentSection></testPart></assessmentTest>`

    const { questions, faults } = await readBytes(
      zipArchive({
        'imsmanifest.xml': manifest(
          '<resource identifier="T" type="imsqti_test_xmlv2p2" href="tests/test.xml"><file href="tests/test.xml"/></resource>',
          `<resource identifier="A" type="imsqti_item_xmlv2p2" href="items/a.xml">${lom}</resource>`,
        ),
        'tests/test.xml': test22,
        'tests/section.xml': section,
        'items/a.xml': itemNamed('First'),
        'items/b.xml': itemNamed('Second'),
        'items/c.xml': itemNamed('Third'),
      }),
    )

    expect(
      questions.map(({ file, points, content }) => [
        file,
        points,
        content.body.stem.split('\n')[0],
      ]),
    ).toEqual([
      ['items/b.xml', [], 'Second'],
      ['items/a.xml', ['钾'], 'First'],
      ['items/c.xml', [], 'Third'],
    ])

    expect(faults).toEqual([
      {
        line: 2,
        file: 'tests/test.xml',
        message: 'learning.formats.partMissing',
        data: { name: '../items/missing.xml' },
      },
    ])
  })

  test('a package whose folder was packed as a whole is read as one', async () => {
    const { questions } = await readBytes(
      zipArchive({ 'Quiz/imsmanifest.xml': manifest(resource('a.xml')), 'Quiz/a.xml': unattended }),
    )
    expect(questions).toMatchObject([{ file: 'Quiz/a.xml' }])
  })

  test('an item with more options or declared answers than anybody writes is a fault', async () => {
    const many = declared(
      'single',
      'identifier',
      `<mapping>${'<mapEntry mapKey="a" mappedValue="1"/>'.repeat(20_000)}</mapping>`,
    )
    expect(
      (await read(item(many, '<choiceInteraction responseIdentifier="RESPONSE"/>'))).faults,
    ).toMatchObject([{ message: 'learning.formats.answersMany' }])
  })
})

describe('what goes out as QTI', () => {
  const rubric = [{ text: '先停药', share: 60 }]

  const short = (stem: string, reference: string | null) => ({
    kind: 'short' as const,
    stem,
    reference,
    rubric,
  })

  const parts = [
    { id: 'q1', weight: 2, question: short('第一问', '停用华法林') },
    { id: 'q2', weight: 1, question: { kind: 'trueFalse' as const, stem: '第二问', right: true } },
    { id: 'q3', weight: 1, question: short('第三问', null) },
  ]

  const body = { kind: 'case' as const, stem: '病例', parts }

  const xml = qtiItemOf(
    { content: { body, pictures: [], explanation: null }, difficulty: 3, points: [] },
    'Q1',
  )

  /** The names of the elements around each element of a name. */
  function parentsOf(node: XmlNode, name: string): string[] {
    return node.children
      .filter(isNode)
      .flatMap((child) => [...(child.name === name ? [node.name] : []), ...parentsOf(child, name)])
  }

  test('rubrics are below the body, where the standard allows them, not within the parts of a case group', () => {
    const [root] = [...xmlElements(xml, new Set(['assessmentItem']))]
    expect(parentsOf(root!, 'rubricBlock')).toEqual(['itemBody', 'itemBody'])
  })

  test('each part gets its own rubric back, also from files in which the parts hold them', async () => {
    const scored = (source: string) => onlyQuestion(source).then(({ content }) => content.body)

    const expected = {
      kind: 'case',
      parts: [
        { weight: 2, question: { kind: 'short', reference: '停用华法林', rubric } },
        { question: { kind: 'trueFalse' } },
        { question: { kind: 'short', reference: null, rubric } },
      ],
    }

    expect(await scored(xml)).toMatchObject(expected)

    const earlier = xml.replaceAll(
      /<\/div>(<rubricBlock) class="[^"]*"([\s\S]*?<\/rubricBlock>)/g,
      '$1$2</div>',
    )

    expect(earlier).not.toBe(xml)
    expect(await scored(earlier)).toMatchObject(expected)
  })
})

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'foreignPicture'],
  [
    'an old or locked Office file',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'foreignOldOffice',
  ],
  ['a PDF', Buffer.from('%PDF-1.7'), 'foreignPdf'],
  ['an RTF file', Buffer.from('{\\rtf1\\ansi'), 'foreignRtf'],
  ['a RAR archive', Buffer.from('Rar!\u001a\u0007\u0000'), 'foreignArchive'],
  [
    'an Excel sheet',
    zipArchive({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
    'foreignSheet',
  ],
  [
    'a presentation',
    zipArchive({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' }),
    'foreignSlides',
  ],
  [
    'an OpenDocument text',
    zipArchive({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
    'foreignOpenDocument',
  ],
  ['a backup of a Moodle course', zipArchive({ 'moodle_backup.xml': '<x/>' }), 'foreignBackup'],
  ['a page of the web', Buffer.from('<!DOCTYPE html><html><body>x</body></html>'), 'foreignPage'],
  ['a test without its items', Buffer.from('<assessmentTest identifier="t"/>'), 'foreignTest'],
  [
    'an item of QTI 3',
    Buffer.from('<?xml version="1.0"?><qti-assessment-item identifier="i"/>'),
    'foreignQti3',
  ],
  ['other XML', Buffer.from('<root/>'), 'formatUnknown'],
  ['bytes of no coding', Buffer.from([0xff, 0x00, 0x81, 0x00]), 'textUnread'],
  ['an XML file with a declaration', Buffer.from('<!DOCTYPE quiz><quiz/>'), 'xmlDeclares'],
])('%s is no file of questions', async (_, bytes, key) => {
  expect((await readBytes(bytes)).faults).toEqual([
    { line: 1, message: `learning.formats.${key}`, data: {} },
  ])
})

test('a text of a Chinese editor is read in its own coding', async () => {
  const text = Buffer.from([0xb5, 0xd8, 0xb8, 0xdf, 0xd0, 0xc1, 0x7b, 0x54, 0x7d]) // 地高辛{T} in GBK
  expect((await readBytes(text)).questions[0]!.content.body).toMatchObject({
    kind: 'trueFalse',
    stem: '地高辛',
  })
})
