import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { picturesOf, RICH_TEXT_LIMITS, richText, wordsOf } from './rich-text.ts'

const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
})

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: unknown) => doc(paragraph(text('这里', { type: 'link', attrs: { href } })))

const complaints = (document: unknown) =>
  richText.safeParse(document).error?.issues.map(({ message }) => message) ?? []

const whole = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('请假')] },
  paragraph(
    text('先写', { type: 'bold' }, { type: 'italic' }),
    { type: 'hardBreak' },
    text('再交', { type: 'strike' }, { type: 'underline' }),
  ),
  {
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          paragraph(text('一')),
          {
            type: 'orderedList',
            attrs: { start: 3 },
            content: [{ type: 'listItem', content: [paragraph(text('二'))] }],
          },
        ],
      },
    ],
  },
  {
    type: 'blockquote',
    content: [
      paragraph(text('说明', { type: 'link', attrs: { href: 'mailto:office@example.org' } })),
    ],
  },
  { type: 'image', attrs: { filePath: 'abcdefgh12345678', alt: '流程图' } },
  paragraph(),
)

describe('what a document may hold', () => {
  test('every node and mark of the list, unchanged', () => {
    expect(richText.parse(whole)).toEqual(whole)
  })

  test('its words and its pictures are found at every place', () => {
    expect(wordsOf(richText.parse(whole))).toBe('请假\n先写\n再交\n一\n二\n说明\n')
    expect(picturesOf(richText.parse(whole))).toEqual(['abcdefgh12345678'])
  })

  test.each([
    'https://www.nhc.gov.cn/wjw/index.shtml',
    'http://10.0.0.8:8080/a?b=c#d',
    'mailto:jiaowu@example.org',
  ])('a link to %s', (href) => {
    expect(complaints(link(href))).toEqual([])
  })
})

describe('what is refused, and as what', () => {
  const unknown = 'kernel.richText.unknownNode'

  test.each([
    ['a script', doc({ type: 'script', content: [text('alert(1)')] })],
    ['raw HTML', doc({ type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } })],
    ['a frame', doc({ type: 'iframe', attrs: { src: 'https://example.org' } })],
    ['a table', doc({ type: 'table', content: [] })],
    [
      'a heading of the first level',
      doc({ type: 'heading', attrs: { level: 1 }, content: [text('大')] }),
    ],
    [
      'an attribute nobody knows',
      doc({ ...paragraph(text('一')), attrs: { onclick: 'alert(1)' } }),
    ],
    ['a style', doc(paragraph(text('一', { type: 'textStyle', attrs: { color: 'red' } })))],
    [
      'a link with a target',
      doc(
        paragraph(
          text('一', { type: 'link', attrs: { href: 'https://example.org', target: '_blank' } }),
        ),
      ),
    ],
    [
      'a picture from elsewhere',
      doc({ type: 'image', attrs: { src: 'https://example.org/a.png', alt: '' } }),
    ],
    [
      'a picture whose key is a path',
      doc({ type: 'image', attrs: { filePath: '../../etc/passwd/abc', alt: '' } }),
    ],
    ['a block inside a line', doc(paragraph(paragraph(text('一'))))],
    ['a list without items', doc({ type: 'bulletList', content: [paragraph(text('一'))] })],
    ['a document in a document', doc(doc(paragraph(text('一'))))],
    ['nothing of the kind', '<p>一</p>'],
    ['null', null],
    ['a list', [paragraph(text('一'))]],
  ])('%s', (_, document) => {
    expect(complaints(document)).toContain(unknown)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.org',
    '/medical/system/user',
    'https://',
    'https://a"onmouseover=alert(1)',
    'mailto:a b@example.org',
    `https://example.org/${'a'.repeat(2000)}`,
    '',
  ])('a link to %j', (href) => {
    expect(complaints(link(href))).toContain('kernel.richText.unsafeLink')
  })

  test('a document that is 10,000 deep, without a broken stack', () => {
    let deep: unknown = paragraph(text('一'))
    for (let i = 0; i < 10_000; i++) deep = { type: 'blockquote', content: [deep] }
    expect(complaints(doc(deep))).toEqual(['kernel.richText.tooDeep'])
  })

  test('one step more than may be', () => {
    const nested = (times: number) => {
      let inner: unknown = paragraph(text('一'))
      for (let i = 0; i < times; i++) inner = { type: 'blockquote', content: [inner] }

      return doc(inner)
    }

    expect(complaints(nested(RICH_TEXT_LIMITS.depth - 4))).toEqual([])
    expect(complaints(nested(RICH_TEXT_LIMITS.depth))).toEqual(['kernel.richText.tooDeep'])
  })

  test('too many nodes, and too many letters', () => {
    expect(complaints(doc(...Array.from({ length: 60_000 }, () => paragraph(text('一')))))).toEqual(
      ['kernel.richText.tooLong'],
    )
    expect(complaints(doc(paragraph(text('长'.repeat(RICH_TEXT_LIMITS.letters + 1)))))).toEqual([
      'kernel.richText.tooLong',
    ])
    expect(complaints(doc(paragraph(text('长'.repeat(RICH_TEXT_LIMITS.letters)))))).toEqual([])
  })

  test('letters nobody types: NUL, direction overrides, halves of letters', () => {
    for (const letters of ['a\u0000b', 'a\u202eb', '\ud800'])
      expect(complaints(doc(paragraph(text(letters))))).toEqual(['kernel.text.unwanted'])
  })

  test('an empty document', () => {
    for (const empty of [doc(), doc(paragraph()), doc(paragraph(text('  ')))])
      expect(complaints(empty).length).toBeGreaterThan(0)
    expect(complaints(doc(paragraph()))).toEqual(['kernel.text.required'])
    // no document at all: an editor nobody has written in
    expect(complaints(undefined)).toEqual(['kernel.text.required'])
  })

  test('the prototype is no key', () => {
    expect(
      complaints(JSON.parse('{"type":"doc","content":[{"type":"paragraph","__proto__":{"x":1}}]}'))
        .length,
    ).toBeGreaterThan(0)
  })
})

test('it can be written down for the page of the API', () => {
  expect(
    JSON.stringify(z.toJSONSchema(richText, { io: 'output', unrepresentable: 'any' })),
  ).toContain('blockquote')
})
