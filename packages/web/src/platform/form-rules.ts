import { issueSentence, type WordBook } from '@residency/contract/kernel'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { currentLanguage } from './i18n.ts'

let load: () => Promise<WordBook> = async () => ({})
let words: WordBook | null = null
let asked: Promise<WordBook> | null = null
/** The domain words of every area; the application lists them. They are fetched with the first form, not with the first page. */
export const installWords = (loader: () => Promise<WordBook>) => {
  load = loader
}
/** The words; without them (no connection) the kernel's own sentences must do until the next question. */
function loadWords(): Promise<WordBook> {
  asked ??= load().then(
    (found) => {
      words = found
      return found
    },
    () => {
      asked = null
      return {}
    },
  )
  return asked
}

/** The words of every area, once they are here. */
export function useWordBook(): WordBook {
  const [known, setKnown] = useState<WordBook>(words ?? {})
  useEffect(() => void loadWords().then(setKnown), [])
  return known
}

export type FormRule = { validator: (rule: unknown, value: unknown) => Promise<void> }

/** The rule of one form field, from the contract's own shape. Its sentence is in the language of the moment it is shown. */
export function ruleOf(shape: z.ZodType): FormRule {
  void loadWords()
  return {
    validator: async (_, value) => {
      const result = shape.safeParse(value)
      if (result.success) return
      throw new Error(issueSentence(words ?? (await loadWords()), currentLanguage(), { ...result.error.issues[0]!, input: value }))
    },
  }
}
