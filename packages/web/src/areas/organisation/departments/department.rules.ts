import { KIND_WORDS } from './kind-of-name.text.ts'

/** The number of supervisors for full capacity. */
export const supervisorsNeeded = (capacity: number, ratio: number) => Math.ceil(capacity / ratio)

/** The bar length of a capacity in percent; the largest visible row is 100. */
export const shareOf = (capacity: number | null, all: readonly (number | null)[]) => {
  const greatest = Math.max(1, ...all.map((count) => count ?? 0))
  return Math.round(((capacity ?? 0) / greatest) * 100)
}

const GROUPS: readonly (readonly [kind: string, words: readonly string[]])[] = KIND_WORDS

/** The kind that the name of a department suggests; undefined where it says nothing. */
export const kindOfName = (name: string) =>
  GROUPS.find(([, words]) => words.some((word) => name.includes(word)))?.[0]
