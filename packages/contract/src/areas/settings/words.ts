import { book, type Language, labelIn } from '../../kernel/label.ts'
import { settingsEn } from './words.en.ts'
import { settingsZh } from './words.zh-CN.ts'

export const settingsWords = book(settingsZh, settingsEn)

const known: Readonly<Record<string, string>> = settingsEn.known

/** A free text in the reader's language: of the usual values (levels of schools, halves of a year) the English is known. */
export const knownText = (language: Language, text: string): string => labelIn(language, text, known[text])
