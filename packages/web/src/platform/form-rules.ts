import { issueSentence, type WordBook } from '@residency/contract/kernel'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { currentLanguage } from './i18n.ts'

let load: () => Promise<WordBook> = async () => ({})
let words: WordBook | null = null
let asked: Promise<WordBook> | null = null
/** Loaders of the domain words of every area, set by the application. They run with the first form, not with the first page. */
export const installWords = (loader: () => Promise<WordBook>) => {
  load = loader
}
/** The words; if they cannot be loaded, the kernel's default messages are used until the next validation. */
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

/** The words of every area, once loaded. */
export function useWordBook(): WordBook {
  const [known, setKnown] = useState<WordBook>(words ?? {})
  useEffect(() => void loadWords().then(setKnown), [])
  return known
}

export type FormRule = { validator: (rule: unknown, value: unknown) => Promise<void> }

/** The rule of a form field, from the contract's schema. The message is in the language at the time of display. */
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
