import type { SheetContent } from './pdf-sheet.ts'

/** Colours of certificates. */
export const CERTIFICATE_INK = '#0f3d3a'
export const CERTIFICATE_ACCENT = '#0b6e69'
export const CERTIFICATE_GOLD = '#b08d3c'

/** An A4 page, lying. */
const PAGE = { width: 841.89, height: 595.28 }

/** A part of a certificate at a place of its own. */
export const placeAt = (x: number, y: number, content: object) =>
  ({ ...content, absolutePosition: { x, y } }) as SheetContent

/**
 * Chinese characters in a title are spaced; letters of a word are not. Only a line that is not
 * broken into words has spaces between all signs.
 */
export const spaced = (text: string, points: number) =>
  /\p{Script=Han}/u.test(text) ? { characterSpacing: points, noWrap: true } : {}

/** A double frame with corners, drawn below the text. */
export function certificateFrame(): SheetContent {
  const rect = (inset: number, lineWidth: number, lineColor: string) => ({
    type: 'rect' as const,
    x: inset,
    y: inset,
    w: PAGE.width - 2 * inset,
    h: PAGE.height - 2 * inset,
    lineWidth,
    lineColor,
  })

  const corner = (x: number, y: number) => ({
    type: 'rect' as const,
    x: x - 9,
    y: y - 9,
    w: 18,
    h: 18,
    lineWidth: 1.2,
    lineColor: CERTIFICATE_GOLD,
  })

  const inset = 38
  const corners = [inset, PAGE.width - inset].flatMap((x) =>
    [inset, PAGE.height - inset].map((y) => corner(x, y)),
  )

  return {
    canvas: [rect(22, 2.4, CERTIFICATE_ACCENT), rect(30, 0.7, CERTIFICATE_GOLD), ...corners],
  }
}

/** The ring in which a seal is put. */
export const sealRing = (x: number, y: number): SheetContent =>
  placeAt(x, y, {
    canvas: [
      {
        type: 'ellipse',
        x: 62,
        y: 46,
        r1: 44,
        r2: 44,
        lineWidth: 0.8,
        lineColor: '#c4c9d1',
        dash: { length: 3 },
      },
    ],
  })
