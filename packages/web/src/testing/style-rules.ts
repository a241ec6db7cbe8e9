import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast, mix } from '../theme/colour.rules.ts'

/** One rule of a style sheet; `within` are the at-rules around it. */
export type StyleRule = {
  file: string
  within: string
  selector: string
  declarations: readonly (readonly [string, string])[]
}

const SRC = join(import.meta.dirname, '..')

/** The text of every file below `src` whose name ends like this. */
export const sourcesOf = (ending: RegExp) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * The rules of a style sheet. Nested rules are not read: we write none, and one is an error here.
 */
export function readRules(file: string, text: string): StyleRule[] {
  const rules: StyleRule[] = []
  const open: string[] = []
  let start = 0
  const plain = text.replace(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length))

  for (let index = 0; index < plain.length; index += 1) {
    if (plain[index] === '{') {
      open.push(normalise(plain.slice(start, index)))
      start = index + 1
    } else if (plain[index] === '}') {
      const head = open.pop()!
      const body = normalise(plain.slice(start, index))

      start = index + 1
      if (head.startsWith('@') && !head.startsWith('@font-face')) continue
      if (open.some((outer) => !outer.startsWith('@')))
        throw new Error(`${file}: ${head} is nested in a rule`)

      const declarations = body
        .split(';')
        .filter(Boolean)
        .map((declaration) => {
          const colon = declaration.indexOf(':')
          return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const
        })

      rules.push({ file, within: open.join(' '), selector: head, declarations })
    } else if (plain[index] === ';' && open.every((outer) => outer.startsWith('@')))
      start = index + 1
  }

  return rules
}

export type Tokens = Readonly<Record<string, string>>

const byte = (part: number) => Math.round(part).toString(16).padStart(2, '0')

function hslToHex(hue: number, saturation: number, lightness: number) {
  const [s, l] = [saturation / 100, lightness / 100]

  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }

  return `#${[part(0), part(8), part(4)].map((one) => byte(one * 255)).join('')}`
}

/**
 * Replaces `var(--name, instead)` by its value; an unknown token without a substitute is an error.
 */
export function withTokens(value: string, tokens: Tokens): string {
  const known = value.replace(
    /var\(--([\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)/g,
    (whole, name: string, instead?: string) => {
      const found = tokens[name] ?? instead
      if (found === undefined) throw new Error(`${whole} has no value`)

      return found
    },
  )

  return known.includes('var(') && known !== value ? withTokens(known, tokens) : known
}

/**
 * The colour that a value of CSS shows on `ground`, as six hex digits; null for what is no colour
 * of its own (none, inherit).
 */
export function displayedColour(value: string, tokens: Tokens, ground: string): string | null {
  const text = withTokens(value, tokens).trim()
  if (/^(none|transparent|inherit|initial|unset|currentcolor)$/i.test(text)) return null
  if (/^#[0-9a-f]{6}$/i.test(text)) return text
  if (/^#[0-9a-f]{3}$/i.test(text))
    return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`

  const rgb = /^rgba?\(\s*([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:\s*[/,]\s*([\d.]+)(%?))?\s*\)$/.exec(
    text,
  )

  if (rgb) {
    const [, red, green, blue, alpha, percent] = rgb
    const solid = `#${[red, green, blue].map((part) => byte(Number(part))).join('')}`
    return mix(ground, solid, alpha === undefined ? 1 : Number(alpha) / (percent ? 100 : 1))
  }

  const hsl = /^hsl\(\s*([\d.]+)\s+([\d.]+)%\s+([\d.]+)%\s*\)$/.exec(text)
  if (hsl) return hslToHex(Number(hsl[1]), Number(hsl[2]), Number(hsl[3]))

  const mixed = /^color-mix\(in srgb,\s*(.+?)\s+([\d.]+)%,\s*(.+)\)$/.exec(text)

  if (mixed) {
    const under = mixed[3] === 'transparent' ? ground : displayedColour(mixed[3]!, tokens, ground)
    const over = displayedColour(mixed[1]!, tokens, ground)
    return under && over && mix(under, over, Number(mixed[2]) / 100)
  }

  throw new Error(`${value} is no colour that this can read`)
}

/**
 * `contrast` of two colours as a line that names both, if it is below `least`; otherwise nothing.
 */
export const tooPale = (what: string, text: string, ground: string, least: number) =>
  contrast(text, ground) < least
    ? [`${what}: ${text} on ${ground} is ${contrast(text, ground).toFixed(2)}, not ${least}`]
    : []
