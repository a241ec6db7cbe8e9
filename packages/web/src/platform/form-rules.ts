import { issueSentence, type WordBook } from '@residency/contract/kernel'
import type { z } from 'zod'
import { currentLanguage } from './i18n.ts'

let words: WordBook = {}
/** The domain words of every area; the application lists them. */
export const installWords = (all: WordBook) => {
  words = all
}
export const installedWords = () => words

export type FormRule = { validator: (rule: unknown, value: unknown) => Promise<void> }

/** The rule of one form field, from the contract's own shape. Its sentence is in the language of the moment it is shown. */
export const ruleOf = (shape: z.ZodType): FormRule => ({
  validator: async (_, value) => {
    const result = shape.safeParse(value)
    if (!result.success) throw new Error(issueSentence(words, currentLanguage(), { ...result.error.issues[0]!, input: value }))
  },
})
