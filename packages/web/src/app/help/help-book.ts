import { type Book, book, type Pairs } from '@residency/contract/kernel/label'

/** What helps on one page: what it is for, what one can do, who acts next, and what people ask. */
export type HelpPage = {
  about: string
  acts: readonly string[]
  next?: string
  asks?: readonly (readonly [question: string, answer: string])[]
}

export type HelpPages = Readonly<Record<string, HelpPage>>

/** The help of an area by view key. */
export const helpBook = (pages: Pairs<HelpPages>): Book<HelpPages> => book(pages)
