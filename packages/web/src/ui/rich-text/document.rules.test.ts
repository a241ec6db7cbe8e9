import { richText } from '@residency/contract/kernel/rich-text'
import { describe, expect, test } from 'vitest'
import { linkOf, storedOf } from './document.rules.ts'

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
})

describe('what is stored of the editor’s tree', () => {
  test('passes the contract, without the attributes the editor adds', () => {
    const link = {
      type: 'link',
      attrs: { href: 'https://www.gov.cn/', target: '_blank', rel: 'noopener', class: null },
    }

    const stored = storedOf({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, textAlign: null }, content: [text('一')] },
        {
          type: 'paragraph',
          attrs: {},
          content: [
            text('二', { type: 'bold', attrs: {} }, link),
            { type: 'hardBreak', attrs: {} },
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 1, type: null },
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('三')] }] }],
        },
        { type: 'image', attrs: { filePath: 'abcdefgh12345678', alt: null, title: null } },
        { type: 'paragraph' },
      ],
    })

    expect(richText.safeParse(stored).error?.issues).toBeUndefined()
    expect(JSON.stringify(stored)).not.toMatch(/target|rel|null|textAlign/)
  })

  test('unknown marks and links that run scripts are removed, their words stay', () => {
    const stored = storedOf({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            text(
              '字',
              { type: 'textStyle', attrs: { color: 'red' } },
              { type: 'link', attrs: { href: 'javascript:alert(1)' } },
            ),
          ],
        },
      ],
    })
    expect(stored).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '字' }] }],
    })
  })

  test('an empty text has no document', () => {
    expect(storedOf({ type: 'doc', content: [{ type: 'paragraph' }] })).toBeUndefined()
    expect(
      storedOf({ type: 'doc', content: [{ type: 'paragraph', content: [text('  ')] }] }),
    ).toBeUndefined()
  })
})

test.each([
  ['www.gov.cn', 'https://www.gov.cn'],
  [' http://10.0.0.8/a ', 'http://10.0.0.8/a'],
  ['office@example.org', 'mailto:office@example.org'],
  ['mailto:office@example.org', 'mailto:office@example.org'],
  ['javascript:alert(1)', null],
  ['data:text/html,1', null],
  ['a b', null],
  ['', null],
])('%j is the link %j', (typed, link) => {
  expect(linkOf(typed)).toBe(link)
})
