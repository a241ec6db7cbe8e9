import type { StyleRule } from './style-rules.ts'

/**
 * Text that is readable on every ground; ground that carries every text; text on a strong ground
 * (theme/contrast.test.ts).
 */
const TEXTS = 'ink soft faint theme theme-ink good wait bad'.split(' ')
const GROUNDS = 'page card head raised theme-soft'.split(' ')

const STRONG: Readonly<Record<string, string>> = {
  theme: 'on-theme',
  bad: 'card',
  wait: 'card',
  good: 'card',
  ink: 'card',
}

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow)\b/i

const CARRIES =
  /^(color|background|border|outline|fill|stroke|caret-color|accent-color|text-decoration|column-rule)/

const tokenOf = (value: string) => /^var\(--([\w-]+)(?:,[^)]*\)?)?\)$/.exec(value)?.[1]

const isNoColour = (value: string) =>
  /^(none|transparent|inherit|initial|unset|currentcolor|0|0 0)$/i.test(value)

/**
 * What a rule does with colours other than the tokens that are judged as pairs. `allowed` are
 * selectors whose colours are judged by themselves, or that carry no text.
 */
export function judgeColours(
  { file, within, selector, declarations }: StyleRule,
  allowed: ReadonlySet<string>,
): string[] {
  // Paper is white in every theme.
  if (/@media print/.test(within) || allowed.has(`${file} ${selector}`)) return []

  const found: string[] = []
  const say = (why: string) => found.push(`${file} ${selector}: ${why}`)
  const of = (name: string) => declarations.findLast(([property]) => property === name)?.[1]
  const text = of('color')
  const ground = of('background-color') ?? of('background')
  const groundToken = ground && tokenOf(ground)
  const textToken = text && tokenOf(text)

  for (const [name, value] of declarations)
    if (CARRIES.test(name) && COLOUR.test(value.replace(/var\(--[\w-]+, #[0-9a-f]{3,6}\)/gi, '')))
      say(`${name}: ${value} is no token of the theme`)

  const isOnItsGround =
    textToken !== undefined && groundToken !== undefined && STRONG[groundToken] === textToken

  if (
    text &&
    !isNoColour(text) &&
    !COLOUR.test(text) &&
    !TEXTS.includes(textToken ?? '') &&
    !isOnItsGround
  )
    say(`color: ${text} is readable on some grounds only`)

  if (
    ground &&
    !isNoColour(ground) &&
    !COLOUR.test(ground) &&
    !GROUNDS.includes(groundToken ?? '') &&
    !isOnItsGround
  )
    say(`background: ${ground} does not carry every text`)

  return found
}

const IN_SCRIPT =
  /['"`](#[0-9a-f]{3}|#[0-9a-f]{6}|#[0-9a-f]{8})['"`]|['"` ](?:rgba?|hsla?)\(|%23[0-9a-f]{6}/i

/** Whether a script of the pages names a colour; the theme itself and tests do. */
export const judgeSource = (file: string, text: string) =>
  !/^(theme|testing)\/|\.(test|text)\.tsx?$/.test(file) && IN_SCRIPT.test(text)
