import { withoutEntities } from './html-entities.rules.ts'
import { type Attributes, type OnLeft, type OnPicture, PlainText } from './plain-text.rules.ts'

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g
const EMPTY = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'source', 'col', 'wbr', 'embed'])

/** The index of the `>` that ends a tag, past quoted values; -1 if the tag does not end. */
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

/** Where the text after the comment at `start` begins. */
function endOfComment(html: string, start: number): number {
  const end = html.indexOf('-->', start + 4)
  return end < 0 ? html.length : end + 3
}

/**
 * Reads a `<` that is no whole tag as text, and returns where the text after it begins. Of a tag
 * without an end the rest is text, so that its end is looked for only once.
 */
function readOpenBracket(html: string, start: number, isTag: boolean, into: PlainText): number {
  const next = html.indexOf('<', start + 1)
  const isRest = isTag || next < 0

  into.text(withoutEntities(html.slice(start, isRest ? undefined : next)))

  return isRest ? html.length : next
}

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
      at = endOfComment(html, tag)
      continue
    }

    const [, slash, name] = /^<(\/?)([a-z][\w:-]*)/i.exec(html.slice(tag, tag + 40)) ?? []
    const isTag = name !== undefined || html[tag + 1] === '!' || html[tag + 1] === '?'
    const end = isTag ? endOfTag(html, tag + 1) : -1

    if (end < 0) {
      at = readOpenBracket(html, tag, isTag, into)
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
