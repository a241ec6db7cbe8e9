/** What a number format shows of a number. `month`: a year or a month without a day. */
type NumberKind = 'number' | 'percent' | 'day' | 'moment' | 'time' | 'month'

export type NumberFormat = {
  kind: NumberKind

  /**
   * Of a format such as `"Y"0000`: the text around the number, and how many digits it has at
   * least.
   */
  mask?: { before: string; digits: number; after: string }
}

const GENERAL: NumberFormat = { kind: 'number' }

const KINDS_BY_ID: Readonly<Record<NumberKind, readonly number[]>> = {
  number: [],
  percent: [9, 10],
  // 28 to 31, 51, 53, 54 and 58 are days of Chinese, Japanese and Korean Excel; they have no code
  // in the file
  day: [14, 15, 16, 28, 29, 30, 31, 51, 53, 54, 58],
  moment: [22],
  time: [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56],
  month: [17, 27, 36, 50, 52, 57],
}

const BUILT_IN = new Map(
  Object.entries(KINDS_BY_ID).flatMap(([kind, ids]) =>
    ids.map((id) => [id, { kind: kind as NumberKind }] as const),
  ),
)

/** The format of a built-in number that has no code in the file. */
export const builtInFormat = (id: number): NumberFormat => BUILT_IN.get(id) ?? GENERAL

type Token = { type: 'literal' | 'code'; text: string }

// a quoted or escaped literal, a space as wide as a sign, a filling sign, a bracket, a word, one
// letter repeated, or one sign
const TOKEN =
  /"([^"]*)"?|\\(.)|_.|\*.|\[([^\]]*)\]|(am\/pm|a\/p|general|g\/\u901a\u7528\u683c\u5f0f|e[+-]|([a-z])\5*|.)/gisu

const ELAPSED = /^(h+|m+|s+)$/i
const CURRENCY = /^\$([^-\]]*)/

/**
 * The tokens of the first section, which formats positive numbers. Colours, conditions and
 * languages are left out.
 */
function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  for (const [whole, quoted, escaped, bracket, word] of code.matchAll(TOKEN)) {
    if (word === ';') break
    if (word !== undefined) tokens.push({ type: 'code', text: word.toLowerCase() })
    else if (bracket === undefined) tokens.push({ type: 'literal', text: quoted ?? escaped ?? '' })
    else if (ELAPSED.test(bracket)) tokens.push({ type: 'code', text: whole.toLowerCase() })
    else tokens.push({ type: 'literal', text: CURRENCY.exec(bracket)?.[1] ?? '' })
  }

  return tokens
}

const isTimeCode = (text: string) => /^(\[?[hs]+\]?|\[m+\]|am\/pm|a\/p)$/.test(text)

/** `m` is a minute after hours or before seconds, otherwise a month. */
function isMinute(words: readonly string[], at: number) {
  if (!/^m{1,2}$/.test(words[at]!)) return false
  return /^\[?h/.test(words[at - 1] ?? '') || /^\[?s/.test(words[at + 1] ?? '')
}

function dateKindOf(tokens: readonly Token[]): NumberKind | null {
  const words = tokens
    .filter(({ type, text }) => type === 'code' && /^\[?[a-z]/.test(text))
    .map(({ text }) => text)
  const units = words.map((text, at) => (isMinute(words, at) ? 'minute' : text))
  const hasTime = units.some((text) => text === 'minute' || isTimeCode(text))
  const hasDay = units.some((text) => /^(d+|aaa+)$/.test(text))
  const hasMonth = units.some((text) => /^(m+|y+|e+|b+|g+)$/.test(text))
  if (hasTime) return hasDay || hasMonth ? 'moment' : 'time'
  if (hasDay) return 'day'

  return hasMonth ? 'month' : null
}

/** Digits next to date codes are a fraction of seconds (`ss.000`). */
const hasNumberDigits = (tokens: readonly Token[]) =>
  /[0#?]/.test(
    tokens
      .filter(({ type }) => type === 'code')
      .map(({ text }) => text)
      .join('')
      .replaceAll(/s\]?\.0+/g, ''),
  )

const isCode = ({ type, text }: Token) =>
  type === 'code' && !/^[\p{Script=Han}\p{Sc}()+\-:, ]$/u.test(text)

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('')

function maskOf(tokens: readonly Token[]): NumberFormat['mask'] {
  const first = tokens.findIndex(isCode)
  if (first < 0) return undefined

  const last = tokens.findLastIndex(isCode)
  const codes = tokens.slice(first, last + 1)
  if (!codes.every(({ type, text }) => type === 'code' && text === '0')) return undefined

  return {
    before: textOf(tokens.slice(0, first)),
    digits: codes.length,
    after: textOf(tokens.slice(last + 1)),
  }
}

/** What a format code shows. Literals and units (`0\d`, `0"day"`) are no date codes. */
export function readFormat(code: string): NumberFormat {
  const tokens = tokensOf(code)
  if (
    tokens.some(
      ({ type, text }) => type === 'code' && (text === 'general' || text.startsWith('g/')),
    )
  )
    return GENERAL

  if (!hasNumberDigits(tokens)) {
    const kind = dateKindOf(tokens)
    if (kind) return { kind }
  }

  if (tokens.some(({ type, text }) => type === 'code' && text === '%')) return { kind: 'percent' }

  const mask = maskOf(tokens)

  return mask ? { kind: 'number', mask } : GENERAL
}
