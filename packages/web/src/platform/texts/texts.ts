import type { Book, Language } from '@residency/contract/kernel/label'

/** Texts by the key of their book, as the build writes them (build/one-language.ts). */
type TextsByBook = Record<string, object>

const OTHER: Readonly<Record<Language, Language>> = { 'zh-cn': 'en', en: 'zh-cn' }
const LANGUAGES = Object.values(OTHER)

/**
 * The key of the words that every area uses (room-words.text.ts): they are stored once, and added
 * to a book when it is read.
 */
const COMMON = 'common'

const texts: Record<Language, TextsByBook> = { 'zh-cn': {}, en: {} }
const completed: Record<Language, TextsByBook> = { 'zh-cn': {}, en: {} }
const loads: Record<Language, Map<string, Promise<void>>> = { 'zh-cn': new Map(), en: new Map() }

/**
 * Files of texts that were asked for in some language: a change of the language needs all of them.
 */
const names = new Set<string>()

/** Those that have arrived. */
const arrived: Record<Language, Set<string>> = { 'zh-cn': new Set(), en: new Set() }

/** Texts of a book in a language; in the other one while only that is loaded. */
function textsIn(language: Language, key: string) {
  return texts[language][key] ?? texts[OTHER[language]][key]
}

function completedTexts(language: Language, key: string) {
  const known = completed[language][key]
  if (known) return known

  const complete = { ...textsIn(language, COMMON), ...textsIn(language, key) }
  if (texts[language][key] && texts[language][COMMON]) completed[language][key] = complete

  return complete
}

/**
 * A book whose texts are loaded apart, one language at a time. The build puts this in place of
 * every book.
 */
export const bookOf = (key: string, hasCommonWords = false): Book<object | undefined> => {
  const read = hasCommonWords ? completedTexts : textsIn
  return {
    get 'zh-cn'() {
      return read('zh-cn', key)
    },
    get en() {
      return read('en', key)
    },
  }
}

async function fetchTexts(name: string, language: Language) {
  const address = `${import.meta.env.BASE_URL}assets/${name}.${language}.json`
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)

  Object.assign(texts[language], await answer.json())
  arrived[language].add(name)
}

/** Loads files of texts that are not here yet. After a failure the next call tries again. */
export async function loadTexts(wanted: Iterable<string>, language: Language): Promise<void> {
  const waiting = [...wanted].map((name) => {
    names.add(name)

    const known = loads[language].get(name)
    if (known) return known

    const load = fetchTexts(name, language)

    loads[language].set(name, load)
    load.catch(() => loads[language].delete(name))

    return load
  })
  await Promise.all(waiting)
}

/** Whether everything that was loaded so far can be shown in this language. */
export const hasAllTexts = (language: Language) =>
  [...names].every((name) => arrived[language].has(name))

/** Loads what was loaded so far in this language too, and what is asked for meanwhile. */
export async function loadAllTexts(language: Language): Promise<void> {
  while (!hasAllTexts(language)) await loadTexts(names, language)
}

/** The texts that the document names, for what it shows first. */
export const namesInDocument = (): string[] =>
  document
    .querySelector<HTMLMetaElement>('meta[name="texts"]')
    ?.content.split(' ')
    .filter(Boolean) ?? []

/** For tests: forgets all texts. */
export function forgetTexts() {
  names.clear()
  for (const language of LANGUAGES) {
    texts[language] = {}
    completed[language] = {}
    loads[language].clear()
    arrived[language].clear()
  }
}
