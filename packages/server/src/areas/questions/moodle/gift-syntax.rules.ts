import { few } from '../formats/filed-question.rules.ts'
import { htmlText } from '../markup/html-text.rules.ts'
import { exactHtml } from '../markup/plain-text.rules.ts'

const SPECIAL = /[\\~=#{}:]/g

/** A text on one line of a GIFT file. */
export const giftText = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(SPECIAL, '\\$&').replaceAll('\n', '\\n')

/** The same where GIFT allows a format before the text. */
export const formattedGift = (text: string) =>
  `${text.startsWith('[') ? '[plain]' : ''}${giftText(text)}`

/** The same where `->` would end the text: it is written as HTML. */
export const promptGift = (text: string) =>
  text.includes('->') ? `[html]${giftText(exactHtml(text))}` : formattedGift(text)

/** Resolves escapes; a backslash before any other character stays. */
export const plainGift = (text: string) =>
  text.replaceAll(/\\([\\~=#{}:n])/g, (_, character: string) =>
    character === 'n' ? '\n' : character,
  )

export type GiftFormat = 'plain' | 'markdown' | 'html' | 'moodle'
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(#\d+|#x[\da-f]+|[a-z]+);/i

/**
 * A text with its format, which is before it in brackets or is that of the question. `left` is
 * called for what HTML has and we do not.
 */
export function readGiftText(
  source: string,
  usual: GiftFormat,
  left: (key: string) => string,
): { text: string; format: GiftFormat } {
  const [whole = '', named] = /^\s*\[(html|moodle|plain|markdown)\]/.exec(source) ?? []
  const format = (named as GiftFormat | undefined) ?? usual
  const text = plainGift(source.slice(whole.length).trim()).trim()
  const plain = (html: string) => htmlText(html, () => left('pictureLeft'), left)
  if (format === 'html') return { text: plain(text), format }
  // Moodle's own format is text in which tags count
  if (format === 'moodle' && LOOKS_LIKE_HTML.test(text))
    return { text: plain(text.replaceAll('\n', '<br>')), format }

  return { text, format }
}

/** Where one of these characters occurs without a backslash before it. */
export function* unescapedAt(text: string, characters: string): Generator<number> {
  for (let at = 0; at < text.length; at++)
    if (text[at] === '\\') at += 1
    else if (characters.includes(text[at]!)) yield at
}

/** The text before and after the first such place of `mark`; null for what is not there. */
export function splitGift(text: string, mark: string): [before: string, after: string | null] {
  for (const at of unescapedAt(text, mark[0]!))
    if (text.startsWith(mark, at)) return [text.slice(0, at), text.slice(at + mark.length)]
  return [text, null]
}

/**
 * An answer as it is written between braces, `=%50% text # feedback`; `whole` is the text with its
 * weight.
 */
export type GiftAnswer = {
  sign: '=' | '~'
  share: number | null
  text: string
  whole: string
  feedback: string | null
}

/**
 * The answers between braces. What is before the first sign is one, too, as Moodle reads it: a
 * wrong one where others are marked `~`.
 */
export function giftAnswers(inside: string): GiftAnswer[] {
  const places = few([...unescapedAt(inside, '=~')])
  const first = inside.slice(0, places[0])
  const isChoice = places.some((at) => inside[at] === '~')
  const marked = places.map((at, i) =>
    answerOf(inside[at] as '=' | '~', inside.slice(at + 1, places[i + 1])),
  )

  return first.trim() === '' ? marked : [answerOf(isChoice ? '~' : '=', first), ...marked]
}

function answerOf(sign: '=' | '~', source: string): GiftAnswer {
  const [before, feedback] = splitGift(source, '#')
  const [weight = '', share] = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(before) ?? []
  return {
    sign,
    share: share === undefined ? null : Number(share),
    text: before.slice(weight.length).trim(),
    whole: before.trim(),
    feedback,
  }
}

/** A name of a comment line that carries a text of ours: `// reference: …`. */
export type GiftNote = { name: string; text: string }
export const noteLine = (name: string, text: string) => `// ${name}: ${giftText(text)}`

export function readNote(comment: string): GiftNote | null {
  const [, name, text] =
    /^\/\/ (reference|rubric \d{1,3}|accepted|picture|alt|explanation): ([\s\S]*)$/.exec(comment) ??
    []

  return name === undefined ? null : { name, text: plainGift(text!.trim()) }
}

const TAG = '[tag:'

/** Tags in a comment line, as Moodle reads and writes them. */
export const tagLine = (tags: readonly string[]) =>
  `// ${tags.map((tag) => `[tag:${tag.replaceAll(/[\\\]]/g, '\\$&')}]`).join(' ')}`

export function readTagLine(comment: string): string[] {
  const tags: string[] = []
  for (let begin = comment.indexOf(TAG); begin >= 0; ) {
    const rest = comment.slice(begin + TAG.length)
    const [end] = unescapedAt(rest, ']')
    // one that does not end is no tag, and neither is what follows: it is not looked through again
    if (end === undefined) break

    tags.push(rest.slice(0, end).replaceAll(/\\(.)/g, '$1').trim())
    begin = comment.indexOf(TAG, begin + TAG.length + end)
  }

  return tags
}
