import { issueSentence, type WordBook } from '@residency/contract/kernel'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { currentLanguage } from './i18n.ts'

let load: () => Promise<WordBook> = async () => ({})
/** The domain words of every area; the application lists them. They are fetched with the first mistake, not with the first page. */
export const installWords = (loader: () => Promise<WordBook>) => {
  load = loader
}
/** The words; without them (no connection) the kernel's own sentences must do. */
const loadWords = (): Promise<WordBook> => load().catch(() => ({}))

/** The words of every area, once they are here. */
export function useWordBook(): WordBook {
  const [words, setWords] = useState<WordBook>({})
  useEffect(() => void loadWords().then(setWords), [])
  return words
}

export type FormRule = { validator: (rule: unknown, value: unknown) => Promise<void> }

/** The rule of one form field, from the contract's own shape. Its sentence is in the language of the moment it is shown. */
export const ruleOf = (shape: z.ZodType): FormRule => ({
  validator: async (_, value) => {
    const result = shape.safeParse(value)
    if (result.success) return
    const words = await loadWords()
    throw new Error(issueSentence(words, currentLanguage(), { ...result.error.issues[0]!, input: value }))
  },
})
