/** Puts values into a text's blanks; one that nobody filled in vanishes. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The first pair of braces that no blank of the kind stands behind, or a brace that stands alone; null when every one is known. */
export function wrongBlankOf(text: string, known: ReadonlySet<string>): string | null {
  for (const [whole, name] of text.matchAll(/\{([^{}]*)\}/g)) if (!known.has(name!)) return whole
  return /[{}]/.exec(text.replaceAll(/\{[^{}]*\}/g, ''))?.[0] ?? null
}
