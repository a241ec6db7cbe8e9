import { type Book, type Language, languageOf } from '@residency/contract/kernel/label'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { useSyncExternalStore } from 'react'
import { storage } from '../browser/storage.ts'
import { hasAllTexts, loadAllTexts, loadTexts, namesInDocument } from './texts.ts'

export type { Book }

const KEY = 'language'
const listeners = new Set<() => void>()
let language: Language = languageOf(storage.get(KEY) ?? '')

/**
 * The language the reader chose last: another one than `language` while its texts are being loaded.
 */
let chosen = language
let hasFailed = false

export const currentLanguage = (): Language => language

function notifyListeners() {
  for (const listener of listeners) listener()
}

function show(next: Language) {
  language = next
  storage.set(KEY, next)
  document.documentElement.lang = next === 'zh-cn' ? 'zh-CN' : next
  notifyListeners()
}

function setFailed(failed: boolean) {
  if (hasFailed === failed) return

  hasFailed = failed
  notifyListeners()
}

/**
 * Switches all visible texts without a reload: all at once, as soon as those of the other language
 * are here. If they cannot be loaded, the language stays (`useLanguageFailed`).
 */
export function setLanguage(next: Language) {
  chosen = next
  setFailed(false)
  if (hasAllTexts(next)) show(next)
  else void loadAndShow(next)
}

async function loadAndShow(next: Language) {
  try {
    await loadAllTexts(next)
    if (chosen === next) show(next)
  } catch {
    if (chosen !== next) return

    chosen = language
    setFailed(true)
  }
}

export const switchLanguage = () => setLanguage(chosen === 'zh-cn' ? 'en' : 'zh-cn')

/**
 * Texts of a part in the language that is shown, and in the one that was chosen and is being
 * loaded. A part does not fail for the chosen one: `loadAndShow` waits for the same files, and
 * keeps the language that is shown.
 */
export async function loadTextsInUse(names: readonly string[]) {
  const ofShown = loadTexts(names, language)
  const ofChosen = chosen === language ? undefined : loadTexts(names, chosen).catch(() => undefined)

  await Promise.all([ofShown, ofChosen])
}

/** The texts of what the document shows first; its script asks for them before anything else. */
export const loadDocumentTexts = () => loadTextsInUse(namesInDocument())

export function onLanguage(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)

/** Whether the language chosen last could not be loaded. */
export const useLanguageFailed = (): boolean =>
  useSyncExternalStore(
    onLanguage,
    () => hasFailed,
    () => hasFailed,
  )

/** The texts in the reader's language: `const text = useText(usersText)`. */
export const useText = <T>(texts: Book<T>): T => texts[useLanguage()]

/** The same outside of components; call it at the time of display. */
export const textNow = <T>(texts: Book<T>): T => texts[language]

/** Replaces `{name}` in a sentence; `{count:day|days}` is the word that goes with the count. */
export const say = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  fillSentence(sentence, values)
