import { foldSearch } from './text/fold.ts'

/**
 * What a label is found by in addition to its own text: its initials in pinyin, where they are
 * loaded.
 */
export type InitialsOf = (label: string) => readonly string[]

/**
 * Whether an option is found by the words typed, as the server's lists find: in any case, width and
 * shape, or by initials.
 */
export function isFoundBy(words: string, label: string, initialsOf: InitialsOf): boolean {
  const sought = foldSearch(words)
  if (sought === '') return true
  if (foldSearch(label).includes(sought)) return true

  return /^[a-z]+$/.test(sought) && initialsOf(label).some((initials) => initials.includes(sought))
}
