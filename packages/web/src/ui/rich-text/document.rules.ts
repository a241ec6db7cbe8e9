import { isSafeLink, type RichText } from '@residency/contract/kernel/rich-text'

/** A ProseMirror node of the editor, with default attributes filled in. */
export type Loose = {
  type?: string
  text?: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: readonly Loose[]
  content?: readonly Loose[]
}

const PLAIN_MARKS = new Set(['bold', 'italic', 'underline', 'strike'])

function cleanMark({ type = '', attrs }: Loose): Loose[] {
  if (PLAIN_MARKS.has(type)) return [{ type }]

  const href = attrs?.href
  return type === 'link' && typeof href === 'string' && isSafeLink(href)
    ? [{ type, attrs: { href } }]
    : []
}

function attrsOf({ type, attrs }: Loose): Loose['attrs'] {
  if (type === 'heading') return { level: attrs?.level }
  if (type === 'image')
    return { filePath: attrs?.filePath, alt: String(attrs?.alt ?? '').slice(0, 300) }
  if (type === 'orderedList' && typeof attrs?.start === 'number' && attrs.start !== 1)
    return { start: attrs.start }

  return undefined
}

function clean(node: Loose): Loose {
  const marks = (node.marks ?? []).flatMap(cleanMark)
  const attrs = attrsOf(node)
  return {
    type: node.type ?? '',
    ...(attrs ? { attrs } : {}),
    ...(node.text !== undefined ? { text: node.text } : {}),
    ...(marks.length ? { marks } : {}),
    ...(node.content?.length ? { content: node.content.map(clean) } : {}),
  }
}

const isBlank = (node: Loose): boolean =>
  node.type !== 'image' && !node.text?.trim() && (node.content ?? []).every(isBlank)

/** The editor's tree as it is stored, without default attributes. Undefined if it is empty. */
export function storedOf(tree: Loose): RichText | undefined {
  return isBlank(tree) ? undefined : (clean(tree) as unknown as RichText)
}

/**
 * Normalises a typed address: adds a missing https://, and mailto: before an e-mail address. Null
 * if it is not a link.
 */
export function linkOf(typed: string): string | null {
  const words = typed.trim()
  if (!words) return null

  const chooseWhole = () => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(words)) return words

    return /^[^\s@/]+@[^\s@/]+$/.test(words) ? `mailto:${words}` : `https://${words}`
  }

  const whole = chooseWhole()

  return isSafeLink(whole) ? whole : null
}
