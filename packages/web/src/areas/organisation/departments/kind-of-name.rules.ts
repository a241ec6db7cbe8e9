import { KIND_WORDS } from './kind-of-name.text.ts'

const GROUPS: readonly (readonly [kind: string, words: readonly string[]])[] = KIND_WORDS

/** The kind that the name of a department suggests; undefined where it says nothing. */
export const kindOfName = (name: string) =>
  GROUPS.find(([, words]) => words.some((word) => name.includes(word)))?.[0]
