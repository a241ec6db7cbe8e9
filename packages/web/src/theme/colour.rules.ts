import { objectOf } from '@residency/contract/kernel/object-of'
import { wrongHex } from './colour.text.ts'

/** Colour arithmetic on six-digit hex; sRGB as browsers mix it. */
type Rgb = readonly [number, number, number]

/** Parses `#RRGGBB`. Throws the specification's message for anything else. */
export function readHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(wrongHex)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
}

const toHex = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Mixes `share` (0 to 1) of the second colour into the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [readHex(first), readHex(second)]
  return toHex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb)
}

const light = (part: number) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4

const luminance = (hex: string) =>
  readHex(hex).reduce((sum, part, i) => sum + light(part) * [0.2126, 0.7152, 0.0722][i]!, 0)

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * The least contrast of text, and of what is no text but must be seen (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const TEXT_CONTRAST = 4.5
export const SHAPE_CONTRAST = 3

/**
 * Theme shades are computed from 10 to 85 percent towards the background (specification, section
 * 9).
 */
const SHADE_STEPS = [10, 20, 30, 40, 50, 60, 70, 80, 85] as const

export const shadesOf = (hex: string, ground: string) =>
  objectOf(SHADE_STEPS, (step) => mix(hex, ground, step / 100))

export const DEFAULT_COLOUR = '#409EFF'

/** The colours that the settings offer; any other can be entered. */
export const OFFERED_COLOURS = [
  DEFAULT_COLOUR,
  '#1677FF',
  '#0E9384',
  '#2F7D4F',
  '#7A5AF8',
  '#C2410C',
  '#B42357',
  '#475467',
]

/** Series of charts, on light and on dark cards. */
export const CHART_COLOURS = {
  blue: '#2f86e0',
  grey: '#7089a8',
  green: '#2e9e66',
  ochre: '#c27a1a',
}

/**
 * The default colour has a hand-picked darker tone; others are darkened until text has a contrast
 * of 4.5:1.
 */
const DEFAULT_TONE = '#1a6fd0'

/** The tone of a colour for text on `ground`, or for white text on it in light mode. */
export function readableTone(hex: string, ground: string): string {
  const isOnLight = contrast(ground, '#000000') > contrast(ground, '#ffffff')
  if (isOnLight && hex.toUpperCase() === DEFAULT_COLOUR) return DEFAULT_TONE

  const towards = isOnLight ? '#000000' : '#ffffff'

  for (let share = 0; share < 1; share += 0.04) {
    const tone = mix(hex, towards, share)
    if (contrast(tone, ground) >= 4.6) return tone
  }

  return towards
}
