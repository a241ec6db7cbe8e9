import { withoutEntities } from './html-entities.rules.ts'
import { type Attributes, type OnLeft, type OnPicture, PlainText } from './plain-text.rules.ts'

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g
const EMPTY = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'source', 'col', 'wbr', 'embed'])

/** The index of the `>` that ends a tag, past quoted values; -1 if there is none. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    const character = html[at]
    if (character === '>') return at
    if (character !== '"' && character !== "'") continue

    at = html.indexOf(character, at + 1)
    if (at < 0) return -1
  }

  return -1
}

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      withoutEntities(double ?? single ?? bare ?? ''),
    ]),
  )

/**
 * Reads HTML as editors write it: unclosed and misplaced tags are no error, and the time grows with
 * the length only.
 */
function readHtml(html: string, into: PlainText) {
  let at = 0
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    if (tag !== at) into.text(withoutEntities(html.slice(at, tag < 0 ? undefined : tag)))
    if (tag < 0) return

    if (html.startsWith('<!--', tag)) {
      const end = html.indexOf('-->', tag + 4)
      at = end < 0 ? html.length : end + 3

      continue
    }

    const [, slash, name] = /^<(\/?)([a-z][\w:-]*)/i.exec(html.slice(tag, tag + 40)) ?? []
    const isTag = name !== undefined || html[tag + 1] === '!' || html[tag + 1] === '?'
    const end = isTag ? endOfTag(html, tag + 1) : -1

    if (end < 0) {
      // a `<` that begins no tag is a text; a tag without an end is the rest, which is looked
      // through for one end only
      const next = html.indexOf('<', tag + 1)
      const isRest = isTag || next < 0

      into.text(withoutEntities(html.slice(tag, isRest ? undefined : next)))
      at = isRest ? html.length : next

      continue
    }

    at = end + 1
    if (!name) continue

    const lower = name.toLowerCase()

    if (slash) into.close(lower)
    else {
      into.open(lower, attributesOf(html.slice(tag + 1 + name.length, end)))
      if (EMPTY.has(lower) || html[end - 1] === '/') into.close(lower)
    }
  }
}

/** The text of a piece of HTML. */
export function htmlText(html: string, onPicture?: OnPicture, onLeft?: OnLeft): string {
  const text = new PlainText(onPicture, onLeft)
  readHtml(html, text)

  return text.result
}
