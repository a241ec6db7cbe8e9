import { z } from 'zod'
import { isClean, isVisible } from './text.ts'

/** Limits of a document; larger input is treated as an attack. `depth` counts nested nodes. */
export const RICH_TEXT_LIMITS = { depth: 16, nodes: 5000, letters: 60_000, bytes: 400_000 } as const
const HEADING_LEVELS = [2, 3, 4] as const

/** Addresses a link may lead to; everything else (javascript:, data:, relative ones) is refused. */
const SAFE_LINK = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$)/i

export const isSafeLink = (href: string) =>
  href.length <= 2000 && SAFE_LINK.test(href) && isClean(href) && !/[\s<>"\\]/.test(href)

const unknownNode = { error: 'kernel.richText.unknownNode' }

const plain = (type: 'bold' | 'italic' | 'underline' | 'strike') =>
  z.strictObject({ type: z.literal(type) }, unknownNode)

const mark = z.discriminatedUnion(
  'type',
  [
    plain('bold'),
    plain('italic'),
    plain('underline'),
    plain('strike'),
    z.strictObject(
      {
        type: z.literal('link'),
        attrs: z.strictObject(
          { href: z.string().refine(isSafeLink, 'kernel.richText.unsafeLink') },
          unknownNode,
        ),
      },
      unknownNode,
    ),
  ],
  unknownNode,
)

export type RichMark = z.output<typeof mark>

const text = z.strictObject(
  {
    type: z.literal('text'),
    text: z.string().min(1).refine(isClean, 'kernel.text.unwanted'),
    marks: z.array(mark).max(5).optional(),
  },
  unknownNode,
)

const hardBreak = z.strictObject({ type: z.literal('hardBreak') }, unknownNode)
const inline = z.discriminatedUnion('type', [text, hardBreak], unknownNode)
export type RichInline = z.output<typeof inline>

const paragraph = z.strictObject(
  { type: z.literal('paragraph'), content: z.array(inline).optional() },
  unknownNode,
)

const heading = z.strictObject(
  {
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.literal([...HEADING_LEVELS], unknownNode) }, unknownNode),
    content: z.array(inline).optional(),
  },
  unknownNode,
)

/** A picture of the files area; `filePath` is its opaque key, `alt` its alternative text. */
const image = z.strictObject(
  {
    type: z.literal('image'),
    attrs: z.strictObject(
      {
        filePath: z.string().regex(/^[\w-]{16,64}$/, 'kernel.richText.unknownNode'),
        alt: z.string().max(300).refine(isClean, 'kernel.text.unwanted'),
      },
      unknownNode,
    ),
  },
  unknownNode,
)

type Paragraph = z.output<typeof paragraph>

export type RichBlock =
  | Paragraph
  | z.output<typeof heading>
  | z.output<typeof image>
  | { type: 'bulletList'; content: RichItem[] }
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: RichItem[] }
  | { type: 'blockquote'; content: RichBlock[] }

export type RichItem = { type: 'listItem'; content: RichBlock[] }
export type RichText = { type: 'doc'; content: RichBlock[] }

const blocks = z.lazy(() => z.array(block).min(1))

const items = z.lazy(() =>
  z.array(z.strictObject({ type: z.literal('listItem'), content: blocks }, unknownNode)).min(1),
)

const block: z.ZodType<RichBlock> = z.discriminatedUnion(
  'type',
  [
    paragraph,
    heading,
    image,
    z.strictObject({ type: z.literal('bulletList'), content: items }, unknownNode),
    z.strictObject(
      {
        type: z.literal('orderedList'),
        attrs: z.strictObject({ start: z.number().int().min(0).max(9999) }, unknownNode).optional(),
        content: items,
      },
      unknownNode,
    ),
    z.strictObject({ type: z.literal('blockquote'), content: blocks }, unknownNode),
  ],
  unknownNode,
) as z.ZodType<RichBlock>

/**
 * The first limit that a document exceeds, checked before any recursion over it; null: it exceeds
 * no limit.
 */
function beyond(document: unknown): 'kernel.richText.tooDeep' | 'kernel.richText.tooLong' | null {
  const waiting: [value: unknown, depth: number][] = [[document, 0]]
  let seen = 0
  let letters = 0

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next
    if (typeof value === 'string') letters += value.length
    // a list and the object around it count as one level
    if (depth > RICH_TEXT_LIMITS.depth * 2) return 'kernel.richText.tooDeep'
    if (letters > RICH_TEXT_LIMITS.bytes || seen > RICH_TEXT_LIMITS.nodes * 8)
      return 'kernel.richText.tooLong'
    if (typeof value !== 'object' || value === null) continue

    seen++

    for (const inner of Object.values(value)) {
      waiting.push([inner, depth + 1])
      if (waiting.length > RICH_TEXT_LIMITS.nodes * 20) return 'kernel.richText.tooLong'
    }
  }

  return null
}

/** The plain text of a document, one line per block, for searching and counting. */
export function wordsOf(document: RichText): string {
  const lines: string[] = []

  const walk = (nodes: readonly (RichBlock | RichItem)[]) => {
    for (const node of nodes) {
      if (node.type === 'image') continue
      if (node.type === 'paragraph' || node.type === 'heading')
        lines.push(
          (node.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join(''),
        )
      else walk(node.content)
    }
  }

  walk(document.content)

  return lines.join('\n')
}

/** Keys of the pictures in a document, each once. */
export function picturesOf(document: RichText): string[] {
  const keys = new Set<string>()

  const walk = (nodes: readonly (RichBlock | RichItem)[]) => {
    for (const node of nodes) {
      if (node.type === 'image') keys.add(node.attrs.filePath)
      else if (node.type !== 'paragraph' && node.type !== 'heading') walk(node.content)
    }
  }

  walk(document.content)

  return [...keys]
}

const isEmpty = (document: RichText) =>
  !isVisible(wordsOf(document)) && picturesOf(document).length === 0

/**
 * Formatted text as the editor's node tree, never as HTML. Only the listed nodes can be stored, so
 * rendering needs no sanitising. Depth and size are limited. An empty document is refused.
 */
export const richText: z.ZodType<RichText, unknown> = z
  .unknown()
  .superRefine((document, ctx) => {
    const message = document === undefined ? 'kernel.text.required' : beyond(document)
    if (message) ctx.addIssue({ code: 'custom', message })
  })
  .pipe(z.strictObject({ type: z.literal('doc'), content: z.array(block).min(1) }, unknownNode))
  .refine(
    (document) => wordsOf(document as RichText).length <= RICH_TEXT_LIMITS.letters,
    'kernel.richText.tooLong',
  )
  .refine((document) => !isEmpty(document as RichText), 'kernel.text.required') as z.ZodType<
  RichText,
  unknown
>
