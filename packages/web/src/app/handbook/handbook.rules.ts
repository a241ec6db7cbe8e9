import type { Page } from '../../platform/app.store.ts'
import { BOOK_ROLES, type BookRole, CODE_OF_ROLE } from './handbook-outline.ts'

export type Chapter = { title: string; titleEn: string; pages: readonly Page[] }

type OpenChapter = Omit<Chapter, 'pages'> & { pages: Page[] }

/** Pages outside of the frame, or of one record only. */
const isOutside = ({ bare, path }: Page) => bare || path.includes(':')

/**
 * The pages of the reader by the catalogue of the menu that holds them, in the order of the menu.
 * Pages without a catalogue are the first chapter, under the title that is passed on. A page that
 * several menus name is shown once.
 */
export function chaptersOf(pages: readonly Page[], first: Omit<Chapter, 'pages'>): Chapter[] {
  const chapters = new Map<string, OpenChapter>([['', { ...first, pages: [] }]])
  const seen = new Set<string>()

  for (const page of pages) {
    if (isOutside(page) || page.redirect !== undefined || seen.has(page.view)) continue

    seen.add(page.view)
    const catalogue = page.parents[0]
    const key = catalogue?.path ?? ''
    const { title, titleEn } = catalogue ?? first
    const chapter: OpenChapter = chapters.get(key) ?? { title, titleEn, pages: [] }

    chapter.pages.push(page)
    chapters.set(key, chapter)
  }

  return [...chapters.values()].filter((chapter) => chapter.pages.length > 0)
}

/** Whose handbook is shown; `own` are all pages of the reader by the menu. */
export type BookChoice = BookRole | 'own'

export const BOOK_CHOICES: readonly BookChoice[] = [...BOOK_ROLES, 'own']

/**
 * The handbook that is opened: the one that the address names, or else that of the reader's widest
 * role. Who has none of the roles sees their own pages.
 */
export function choiceOf(roleInAddress: string | null, codes: readonly string[]): BookChoice {
  const named = BOOK_CHOICES.find((choice) => choice === roleInAddress)
  if (named) return named
  if (codes.includes('ROOT')) return 'administrator'

  return BOOK_ROLES.toReversed().find((role) => codes.includes(CODE_OF_ROLE[role])) ?? 'own'
}
