import { kernelWords } from './kernel.text.ts'
import type { Language } from './label.ts'
import { fillSentence } from './sentence.ts'

/** Names in a row, as readers of a language list them: `甲、乙`, or `a, b`. */
export const joinItems = (language: Language, items: readonly string[]): string =>
  items.join(kernelWords[language].marks.items)

/** Statements in a row: `甲；乙`, or `a; b`. */
export const joinClauses = (language: Language, clauses: readonly string[]): string =>
  clauses.join(kernelWords[language].marks.clauses)

/** The parts of a name, the larger one first: `甲·乙`, or `a: b`. */
export const joinParts = (language: Language, parts: readonly string[]): string =>
  parts.join(kernelWords[language].marks.parts)

/** A text about something, after its name: `甲：乙`, or `a: b`. */
export const withLabel = (language: Language, label: string, text: string): string =>
  `${label}${kernelWords[language].marks.label}${text}`

/** A text with a note in brackets: `甲（乙）`, or `a (b)`. */
export const withNote = (language: Language, text: string, note: string): string =>
  fillSentence(kernelWords[language].marks.noted, { text, note })
