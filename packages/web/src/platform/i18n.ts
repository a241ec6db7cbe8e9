import { type Book, type Language, languageOf } from '@residency/contract/kernel/label'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

export type { Book }

const KEY = 'language'
const listeners = new Set<() => void>()
let language: Language = languageOf(storage.get(KEY) ?? '')

export const currentLanguage = (): Language => language

/** Switches all visible texts without a reload. */
export function setLanguage(next: Language) {
  language = next
  storage.set(KEY, next)
  document.documentElement.lang = next === 'zh-cn' ? 'zh-CN' : next
  for (const listener of listeners) listener()
}

export const switchLanguage = () => setLanguage(language === 'zh-cn' ? 'en' : 'zh-cn')

export function onLanguage(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)

/** The texts in the reader's language: `const text = useText(usersText)`. */
export const useText = <T>(texts: Book<T>): T => texts[useLanguage()]
/** The same outside of components; call it at the time of display. */
export const textNow = <T>(texts: Book<T>): T => texts[language]

/** Replaces `{name}` in a sentence; `{count:day|days}` is the word that goes with the count. */
export const say = (sentence: string, values: Readonly<Record<string, string | number>>) => fillSentence(sentence, values)
