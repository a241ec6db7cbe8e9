import { fillSentence } from '@residency/contract/kernel/sentence'

/**
 * Fills the blanks of a text (`{count}`) and takes the words that go with a count
 * (`{count:trainee is|trainees are}`); blanks without a value are removed.
 */
export const filledIn = (text: string, values: Readonly<Record<string, string | undefined>>) => {
  const blanks = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!)
  const nothing = Object.fromEntries(blanks.map((name) => [name, '']))

  return fillSentence(text, { ...nothing, ...values })
}

/** A text with those of these blanks at its end that it has no place for. */
export const withBlanks = (text: string, blanks: readonly string[]) =>
  text +
  blanks
    .map((name) => `{${name}}`)
    .filter((blank) => !text.includes(blank))
    .join('')

/** The first placeholder unknown to the kind, or an unpaired brace; null if all are known. */
export function wrongBlankOf(text: string, known: ReadonlySet<string>): string | null {
  for (const [whole, blank] of text.matchAll(/\{([^{}]*)\}/g)) {
    const [, name] = /^(\w+)(?::[^|]*\|[^|]*)?$/.exec(blank!) ?? []
    if (name === undefined || !known.has(name)) return whole
  }

  return /[{}]/.exec(text.replaceAll(/\{[^{}]*\}/g, ''))?.[0] ?? null
}
