import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../http/fail.ts'
import { readSeedFile } from '../seed-files.ts'

/**
 * A font of the chain with the characters it draws; `data/fonts/README.md` says where the fonts are
 * from.
 */
type FontCoverage = { name: string; hasBold?: boolean; ranges: [first: number, last: number][] }

/** A piece of a text that one font draws. */
export type FontRun = { font: string; text: string }

export const MAIN_FONT = 'NotoSansSC'
const LATIN_FONT = 'FallbackLatin'
const LAST_CODE_POINT = 0x2ffff

// Nobody sees these: controls, and characters that only say how others are joined.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}]|(?![\t\n\r])\p{Cc}/gu

// A word of letters is drawn in one font, and so is a row of raised or lowered digits: two fonts in
// one word look like a mistake.
const PARTS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+|[\u00b2\u00b3\u00b9\u2070-\u209c]+|./gsu

/**
 * The fonts of the chain, and for each code point the place of the first font that draws it; 0
 * means none.
 */
type Chain = { fonts: FontCoverage[]; firstFont: Uint8Array; latin: Set<number> }
let chain: Chain | undefined

/** Read from a file when the first document is drawn. */
function readChain(): Chain {
  if (chain) return chain

  const fonts = JSON.parse(readSeedFile('fonts/coverage.json')) as FontCoverage[]
  const firstFont = new Uint8Array(LAST_CODE_POINT + 1)
  const latin = new Set<number>()

  for (const [index, { name, ranges }] of fonts.entries())
    for (const [first, last] of ranges)
      for (let code = first; code <= last; code++) {
        if (firstFont[code] === 0) firstFont[code] = index + 1
        if (name === LATIN_FONT) latin.add(code)
      }

  chain = { fonts, firstFont, latin }

  return chain
}

/** The name of the font that draws a character; null if none does. */
function fontOf({ fonts, firstFont }: Chain, character: string): string | null {
  const place = firstFont[character.codePointAt(0)!] ?? 0
  return place === 0 ? null : fonts[place - 1]!.name
}

/**
 * The font of a word: that of its characters, or the one of letters from everywhere, if the main
 * font lacks one of them.
 */
function fontOfPart(chain: Chain, part: string): string | null {
  const characters = [...part]
  const own = new Set(characters.map((character) => fontOf(chain, character)))
  if (own.size === 1) return [...own][0]!

  return characters.every((character) => chain.latin.has(character.codePointAt(0)!))
    ? LATIN_FONT
    : null
}

/** Line ends, and the spaces that the main font has. */
const isSpace = (part: string) => /^[ \n\r\u00a0\u3000]$/.test(part)

/**
 * What of a text is drawn. Marks are joined with their letters, where there is a character for
 * both.
 */
const drawnPart = (text: string) =>
  (/\p{M}/u.test(text) ? text.normalize('NFC') : text)
    .replace(UNSEEN, '')
    .replace(/[^\S \n\r\u00a0\u3000]/g, ' ')

/** A text in runs of one font each. What no font draws is passed to `onMissing` and left out. */
export function fontRuns(text: string, onMissing: (character: string) => void): FontRun[] {
  const known = readChain()
  const runs: FontRun[] = []

  const add = (font: string, part: string) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += part
    else runs.push({ font, text: part })
  }

  for (const [part] of drawnPart(text).matchAll(PARTS)) {
    const font = isSpace(part) ? MAIN_FONT : fontOfPart(known, part)
    if (font !== null) add(font, part)
    else
      for (const character of part) {
        const font = fontOf(known, character)
        if (font === null) onMissing(character)
        else add(font, character)
      }
  }

  return runs
}

/** The fonts that have a bold face. */
export const hasBoldFace = (font: string) =>
  font === MAIN_FONT || readChain().fonts.some(({ name, hasBold }) => name === font && hasBold)

const codeOf = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/**
 * Characters as a sentence names them: themselves, if the reader's screen can show them, and their
 * code.
 */
const namesOf = (characters: ReadonlySet<string>) =>
  [...characters].map((character) => `${character} (${codeOf(character)})`).join(' ')

/** A text in which characters that no font draws are written as their codes. */
export function withCodes(text: string): string {
  const missing = new Set<string>()
  fontRuns(text, (character) => void missing.add(character))

  return missing.size === 0
    ? text
    : [...text]
        .map((character) => (missing.has(character) ? `[${codeOf(character)}]` : character))
        .join('')
}

const AROUND = 12

/** The words in which a character is found: a name as it is, of a longer text what is around it. */
function wordsAround(text: string, character: string): string {
  const index = text.indexOf(character)
  const [first, last] = [Math.max(0, index - AROUND), index + character.length + AROUND]
  return `${first > 0 ? '…' : ''}${text.slice(first, last).toWellFormed().trim()}${last < text.length ? '…' : ''}`
}

/** Characters that no font draws, and the first words in which they are found. */
type Undrawable = { where: string; characters: string }

/** Collects them while texts are read. */
export function undrawableCollector() {
  const characters = new Set<string>()
  let where = ''
  return {
    add: (text: string, character: string) => {
      if (characters.size === 0) where = wordsAround(text, character)
      characters.add(character)
    },
    found: (): Undrawable | null =>
      characters.size === 0 ? null : { where, characters: namesOf(characters) },
  }
}

/** What cannot be drawn of these texts; null if all can. */
export function findUndrawable(texts: readonly (string | null)[]): Undrawable | null {
  const missing = undrawableCollector()
  for (const text of texts) fontRuns(text ?? '', (character) => missing.add(text ?? '', character))

  return missing.found()
}

/** Refuses what would be printed with empty boxes. */
export function mustHaveGlyphs(undrawable: Undrawable | null) {
  if (undrawable) throw fail(kernelErrors.undrawable, undrawable)
}

/** Refuses texts of which a font lacks a character, before a document with them is issued. */
export const mustBeDrawable = (texts: readonly (string | null)[]) =>
  mustHaveGlyphs(findUndrawable(texts))
