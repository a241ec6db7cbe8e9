import { type AreaWords, issueSentence } from '@residency/contract/kernel'
import type { Book } from '@residency/contract/kernel/label'
import type { z } from 'zod'
import { currentLanguage } from './i18n.ts'

export type WordsByArea = Book<Record<string, AreaWords>>

let load: () => Promise<WordsByArea> = async () => ({ 'zh-cn': {}, en: {} })
let words: WordsByArea | null = null
let loading: Promise<void> | null = null

/**
 * Loads the sentences of forms about wrong input, set by the application: with the first form, not
 * with the first page. Words of an earlier loader are forgotten.
 */
export const installMistakes = (loader: () => Promise<WordsByArea>) => {
  load = loader
  words = null
  loading = null
}

/**
 * If the words cannot be loaded, the kernel's default messages are used until the next validation.
 */
function loadMistakes(): Promise<void> {
  loading ??= load().then(
    (found) => {
      words = found
    },
    () => {
      loading = null
    },
  )

  return loading
}

/** The sentence for wrong input in the reader's language. */
function mistakeSentence(issue: Parameters<typeof issueSentence>[2]) {
  const language = currentLanguage()

  const book =
    words &&
    Object.fromEntries(
      Object.entries(words[language]).map(([area, own]) => [area, { 'zh-cn': own, en: own }]),
    )

  return issueSentence(book ?? {}, language, issue)
}

export type FormRule = { validator: (rule: unknown, value: unknown) => Promise<void> }

/**
 * The rule of a form field, from the contract's schema. The message is in the language at the time
 * of display.
 */
export function ruleOf(shape: z.ZodType): FormRule {
  void loadMistakes()
  return {
    validator: async (_, value) => {
      const result = shape.safeParse(value)
      if (result.success) return

      await loadMistakes()

      const issue = { ...result.error.issues[0]!, input: value }
      const isNoneChosen = issue.code === 'invalid_value' && (value ?? null) === null

      throw new Error(mistakeSentence(isNoneChosen ? { ...issue, code: 'invalid_type' } : issue))
    },
  }
}
