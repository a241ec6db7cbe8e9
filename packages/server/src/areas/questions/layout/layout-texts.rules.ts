import { kindOfLine, type LineKind, partsOfLine } from './layout-lines.rules.ts'
import type { LayoutLine } from './layout-question.rules.ts'

/** So much of a text says how it is laid out. */
const BEGINNING = 100_000

/** Answers between braces, as only GIFT has them. */
const GIFT_ANSWERS = /(?<!\\)[{｛]\s*(?:[=~#%＝～＃％}｝]|T|F|\p{L}+[}｝])/u

/**
 * Whether a text is laid out as questions are in Chinese documents: a line says an answer, or lines
 * are options.
 */
export function isLayout(text: string): boolean {
  const beginning = text.slice(0, BEGINNING)
  if (GIFT_ANSWERS.test(beginning)) return false

  const kinds = beginning
    .split('\n')
    .flatMap((own) => partsOfLine(evenly(own)).map((part) => kindOfLine(part, 'A')))

  const saysSo = (kind: LineKind) =>
    kind.is === 'options' ||
    (kind.is === 'field' && kind.label === 'answer') ||
    (kind.is === 'section' && kind.kind !== null)

  return kinds.some(saysSo)
}

const LABEL_IN_FULL_WIDTH = /[\uff10-\uff19\uff21-\uff2a\uff41-\uff4a]+(?=\s*[.．、:：)）])/g

/**
 * A line without invisible characters and endless white space, which mean nothing and take long to
 * look through; its numbers and letters of options in half width.
 */
export const evenly = (text: string) =>
  text
    .replaceAll(LABEL_IN_FULL_WIDTH, (label) => label.normalize('NFKC'))
    .replaceAll(/[\u200b-\u200f\ufeff]/g, '')
    .replaceAll(/[^\S\n]{20,}/g, (run) => run.slice(0, 20))
    .trim()

/** The lines of a text. */
export function* textLines(text: string): Generator<LayoutLine> {
  let line = 0
  for (const own of text.split(/\r\n?|\n/)) {
    line += 1
    yield { line, text: own }
  }
}
