import type { RichText } from '@residency/contract/kernel/rich-text'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichTextView } from './rich-text-view.tsx'

const pictures = {
  addressOf: async ({ filePath }: { filePath: string }) => `/medical/prod-api/file/${filePath}`,
}

const show = (...content: unknown[]) =>
  render(
    <RichTextView document={{ type: 'doc', content } as unknown as RichText} pictures={pictures} />,
  )

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })

test('headings, lists, emphasis and quotations are what they are called', () => {
  show(
    { type: 'heading', attrs: { level: 2 }, content: [text('步骤')] },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [text('三', { type: 'bold' })] }],
        },
      ],
    },
    {
      type: 'blockquote',
      content: [
        {
          type: 'paragraph',
          content: [
            text('引', { type: 'italic' }),
            { type: 'hardBreak' },
            text('用', { type: 'strike' }),
          ],
        },
      ],
    },
  )

  expect(screen.getByRole('heading', { level: 2, name: '步骤' })).toBeTruthy()
  expect(screen.getByRole('list').getAttribute('start')).toBe('3')
  expect(screen.getByText('三').tagName).toBe('STRONG')
  expect(screen.getByText('引').tagName).toBe('EM')
  expect(screen.getByText('用').closest('blockquote')?.querySelector('br')).toBeTruthy()
})

test('words that look like HTML are shown as words', () => {
  const { container } = show({
    type: 'paragraph',
    content: [text('<img src=x onerror=alert(1)><script>alert(1)</script>')],
  })

  expect(container.querySelector('img, script')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror=alert(1)><script>alert(1)</script>')
})

test('a link leads outside in a window of its own; one that runs is only its words', () => {
  const { container } = show({
    type: 'paragraph',
    content: [
      text('网站', { type: 'link', attrs: { href: 'https://www.gov.cn/' } }),
      text('坏的', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
    ],
  })

  const links = [...container.querySelectorAll('a')]

  expect(links.map((link) => [link.getAttribute('href'), link.rel, link.target])).toEqual([
    ['https://www.gov.cn/', 'noopener noreferrer nofollow', '_blank'],
  ])
  expect(container.textContent).toContain('坏的')
})

test('unknown nodes are left out, with everything in them', () => {
  const { container } = show(
    { type: 'iframe', attrs: { src: 'https://example.org' } },
    { type: 'paragraph', content: [text('正文')] },
  )
  expect(container.textContent).toBe('正文')
})

test('a picture shows itself by its key, or says what it would have shown', async () => {
  const { container } = show({
    type: 'image',
    attrs: { filePath: 'abcdefgh12345678', alt: '流程图' },
  })

  await waitFor(() =>
    expect(container.querySelector('img')?.getAttribute('src')).toContain('abcdefgh12345678'),
  )
  expect(container.querySelector('img')!.alt).toBe('流程图')

  render(
    <RichTextView
      document={{
        type: 'doc',
        content: [{ type: 'image', attrs: { filePath: 'abcdefgh12345678', alt: '丢失的图' } }],
      }}
      pictures={{ addressOf: () => Promise.reject(new Error('gone')) }}
    />,
  )

  expect(await screen.findByText(/丢失的图/)).toBeTruthy()
})
