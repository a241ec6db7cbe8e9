import { unescapedAt } from './gift-syntax.rules.ts'

// The signs of a GIFT question as a Chinese keyboard types them.
const TITLE = /^(\s*)(?!::)[:：]{2}([\s\S]*?)[:：]{2}/

/**
 * Where the answers of a question are: between braces, of which either may be full-width where
 * the question has no other.
 */
function answersBetween(text: string): { open: number; close: number } | null {
  const [open = text.indexOf('｛')] = unescapedAt(text, '{')
  const close = [...unescapedAt(text, '}')].at(-1) ?? text.lastIndexOf('｝')
  return open < 0 || close < open ? null : { open, close }
}

/** A full-width sign between two numbers is a range or an equation: 3～5 天. */
const AMONG_ANSWERS = /(?<![\d\s])[＝～]|[＝～](?![\d\s])/g

/**
 * The signs of answers, which count where an answer can begin, and within a line only if nothing
 * else separates the answers.
 */
function withAnswerSigns(text: string): string {
  if (text.trimStart().startsWith('＃') || text.trimStart().startsWith('#'))
    return text.normalize('NFKC')

  const atBeginnings = text.replaceAll(/(^|\s)＝/g, '$1=').replaceAll(/(^|\s)～/g, '$1~')
  const begun = atBeginnings.match(/(?<!\\)[=~]/g) ?? []
  const others: readonly string[] = atBeginnings.match(AMONG_ANSWERS) ?? []
  const areRunTogether = begun.length === 1 && (others.length > 1 || others.includes('＝'))
  if (!areRunTogether) return atBeginnings

  return atBeginnings.replaceAll(AMONG_ANSWERS, (sign) => (sign === '＝' ? '=' : '~'))
}

/**
 * A question with the signs that GIFT means by those of a Chinese keyboard; any other text stays as
 * it is. The signs of answers are changed between full-width braces, and between others where none
 * of GIFT's own is used.
 */
export function withGiftSigns(question: string): string {
  const text = question.replace(TITLE, '$1::$2::')
  const place = answersBetween(text)
  if (!place) return text

  const { open, close } = place
  const inside = text.slice(open + 1, close)
  if (text[open] === '{' && text[close] === '}' && /(?<!\\)[=~#]/.test(inside)) return text

  const answers = withAnswerSigns(inside)
    .replaceAll(/([=~]\s*)[％%](-?\d+(?:\.\d+)?)[％%]/g, '$1%$2%')
    .replaceAll(/[－-][＞>]/g, '->')
    .replaceAll('＃', '#')

  return `${text.slice(0, open)}{${answers}}${text.slice(close + 1)}`
}
