import type { Language } from '../../kernel/text/label.ts'
import { settingsWords } from './text.ts'

/**
 * A free text in the reader's language: of the usual values (levels of schools, halves of a year)
 * the English is known.
 */
export function knownText(language: Language, text: string): string {
  const known: Readonly<Record<string, string>> = settingsWords[language].known
  return known[text] ?? text
}
