import {
  fontRuns,
  hasBoldFace,
  MAIN_FONT,
  mustHaveGlyphs,
  undrawableCollector,
  withCodes,
} from './glyphs.ts'
import type { PdfSheet, SheetContent } from './pdf-sheet.ts'

/** Any part of a sheet, as plain data: a text, a list of parts, or a node with parts below it. */
type Part = string | number | null | undefined | boolean | Part[] | { [key: string]: Part }

/** A sheet whose texts name their fonts, and the fonts it needs in addition to the main one. */
export type DrawableSheet = {
  info: string
  title: SheetContent
  head: SheetContent
  foot: SheetContent
  qr?: string
  content: SheetContent[]
  isLandscape: boolean
  frame?: SheetContent
  fonts: FallbackFont[]
}

/**
 * What the drawing thread is asked for: a sheet as a PDF of its own, a sheet behind those before
 * it, or the end of such a PDF.
 */
export type DrawingOrder = { draw: 'whole' | 'part'; sheet: DrawableSheet } | { draw: 'end' }
export type FallbackFont = { name: string; hasBold: boolean }

/**
 * A formula within a line, in TeX. It is typeset when the sheet is drawn; its source is printed if
 * it has a mistake.
 */
export type FormulaRun = { text: string; formula: string }

// Parts of a node that hold other nodes. Everything else (pictures, lines, codes) is not text.
const HOLDERS = ['stack', 'columns', 'ul', 'ol', 'table', 'body'] as const

/**
 * Chooses the font of each text. Refuses, if a character has no glyph (a record names it instead):
 * an empty box is never printed.
 */
export function toDrawable(sheet: PdfSheet): DrawableSheet {
  const fonts = new Set<string>()
  const missing = undrawableCollector()

  const runsOf = (text: string) => {
    const runs = fontRuns(sheet.isRecord ? withCodes(text) : text, (character) =>
      missing.add(text, character),
    )
    for (const { font } of runs) fonts.add(font)

    return runs
  }

  /** Texts within a line: one that needs several fonts becomes several, each with its style. */
  const inline = (part: Part): Part[] => {
    if (Array.isArray(part)) return part.flatMap(inline)

    const node = typeof part === 'object' && part !== null ? part : { text: String(part ?? '') }
    if (typeof node.text === 'object') return [{ ...node, text: inline(node.text) }]

    const runs = runsOf(String(node.text ?? ''))
    if (typeof node.formula === 'string' || runs.length === 0)
      return [{ ...node, text: runs.map(({ text }) => text).join('') }]

    return runs.map(({ font, text }) => ({
      ...node,
      text,
      ...(font === MAIN_FONT ? {} : { font }),
    }))
  }

  const node = (part: Part): Part => {
    if (typeof part === 'string') return { text: inline(part) }
    if (Array.isArray(part)) return part.map(node)
    if (typeof part !== 'object' || part === null) return part

    const drawable = { ...part }
    if ('text' in part) drawable.text = inline(part.text)
    for (const holder of HOLDERS) if (holder in part) drawable[holder] = node(part[holder])

    return drawable
  }

  const content = (part: unknown) => node(part as Part) as SheetContent

  const drawable = {
    info: sheet.title,
    title: content(sheet.title),
    head: content(sheet.head),
    foot: content(sheet.foot ?? ''),
    content: sheet.content.map(content),
    isLandscape: sheet.isLandscape ?? false,
    ...(sheet.qr === undefined ? {} : { qr: sheet.qr }),
    ...(sheet.frame === undefined ? {} : { frame: content(sheet.frame) }),
  }

  mustHaveGlyphs(missing.found())
  fonts.delete(MAIN_FONT)

  return { ...drawable, fonts: [...fonts].map((name) => ({ name, hasBold: hasBoldFace(name) })) }
}
