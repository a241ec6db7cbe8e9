import type { Language } from './label.ts'
import type { AreaWords, WordBook } from './words.ts'

type BookEntry = { name: string; words: Readonly<Record<Language, AreaWords>> }

const joinKinds = (parts: readonly AreaWords[]): AreaWords => {
  const joined: Record<string, unknown> = {}
  for (const [kind, words] of parts.flatMap((part) => Object.entries(part)))
    joined[kind] =
      typeof words === 'object' && words !== null
        ? { ...(joined[kind] as object | undefined), ...words }
        : words

  return joined
}

/**
 * One book of many by their names. Books of one name are joined kind by kind: an area that was
 * split has one name in stored keys.
 */
export function joinBooks(books: readonly BookEntry[]): WordBook {
  const names = [...new Set(books.map(({ name }) => name))]
  return Object.fromEntries(
    names.map((name) => {
      const parts = books.filter((book) => book.name === name).map(({ words }) => words)
      return [
        name,
        {
          'zh-cn': joinKinds(parts.map((words) => words['zh-cn'])),
          en: joinKinds(parts.map((words) => words.en)),
        },
      ]
    }),
  )
}
