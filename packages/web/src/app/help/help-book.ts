import type { SameWords } from '@residency/contract/kernel'
import { type Book, book } from '@residency/contract/kernel/label'

/** What helps on one page: what it is for, what one can do, who acts next, and what people ask. */
export type HelpPage = {
  about: string
  acts: readonly string[]
  next?: string
  asks?: readonly (readonly [question: string, answer: string])[]
}
export type HelpPages = Readonly<Record<string, HelpPage>>

/** The help of an area by view key; English has the same lines. */
export const helpBook = <const T extends HelpPages>(zh: T, en: SameWords<T>): Book<HelpPages> => book<HelpPages>(zh, en as HelpPages)
