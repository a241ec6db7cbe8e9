import type { Language, SameWords } from '@residency/contract/kernel'
import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** Texts of one room in both languages; Chinese is the source, English leaves nothing out. */
export type Book<T> = { readonly 'zh-cn': SameWords<T>; readonly en: SameWords<T> }
export const book = <const T>(zh: T, en: SameWords<T>): Book<T> => ({ 'zh-cn': zh as SameWords<T>, en })

const KEY = 'language'
const listeners = new Set<() => void>()
let language: Language = storage.get(KEY) === 'en' ? 'en' : 'zh-cn'

export const currentLanguage = (): Language => language

/** Switches every visible text at once, without a reload. */
export function setLanguage(next: Language) {
  language = next
  storage.set(KEY, next)
  document.documentElement.lang = next === 'en' ? 'en' : 'zh-CN'
  for (const listener of listeners) listener()
}

export function onLanguage(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)

/** The texts of a room in the reader's language: `const text = useText(usersText)`. */
export const useText = <T>(texts: Book<T>): SameWords<T> => texts[useLanguage()]
/** The same outside of components; read it when it is shown, not before. */
export const textNow = <T>(texts: Book<T>): SameWords<T> => texts[language]

/** Fills `{name}` in a sentence. */
export const say = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
