/** Replaces the placeholders of a text; those without a value are removed. */
export const filledIn = (text: string, values: Readonly<Record<string, string | undefined>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** A text with those of these blanks at its end that it has no place for. */
export const withBlanks = (text: string, blanks: readonly string[]) =>
  text +
  blanks
    .map((name) => `{${name}}`)
    .filter((blank) => !text.includes(blank))
    .join('')

/** The first placeholder unknown to the kind, or an unpaired brace; null if all are known. */
export function wrongBlankOf(text: string, known: ReadonlySet<string>): string | null {
  for (const [whole, name] of text.matchAll(/\{([^{}]*)\}/g)) if (!known.has(name!)) return whole
  return /[{}]/.exec(text.replaceAll(/\{[^{}]*\}/g, ''))?.[0] ?? null
}
