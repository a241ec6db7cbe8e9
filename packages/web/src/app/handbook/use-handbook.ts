import { listRoutes } from '@residency/contract/areas/accounts/menus/route.contract'
import type { Book } from '@residency/contract/kernel/label'
import { useQuery } from '@tanstack/react-query'
import { type Page, useApp } from '../../platform/app.store.ts'
import { call } from '../../platform/calls/api-client.ts'
import { textNow, useLanguage } from '../../platform/texts/i18n.ts'
import type { HelpPage } from '../help/help-book.ts'
import { helpOf } from '../help/help-of.ts'
import { FIXED_PAGES } from '../routes/fixed-pages.ts'
import { pagesOf, visibleRecords } from '../routes/route-records.rules.ts'
import { type BookChoice, type Chapter, chaptersOf } from './handbook.rules.ts'
import { handbookText } from './handbook.text.ts'
import { isFixedPageOf, partsOf } from './handbook-outline.rules.ts'
import { outlineText } from './handbook-outline.text.ts'
import { type BookRole, CODE_OF_ROLE } from './handbook-outline.ts'

export type HandbookPage = {
  view: string
  path: string
  title: string
  titleEn: string
  help: Book<HelpPage>
}
export type HandbookChapter = Omit<Chapter, 'pages'> & { pages: readonly HandbookPage[] }

/** Pages with their help; a page without one is left out. */
async function loadChapter({ pages, ...chapter }: Chapter): Promise<HandbookChapter> {
  const loaded = await Promise.all(
    pages.map(async ({ view, path, title, titleEn }) => {
      const help = await helpOf(view)
      return help ? [{ view, path, title, titleEn, help }] : []
    }),
  )

  return { ...chapter, pages: loaded.flat() }
}

/** The reader's own pages, by the catalogues of the menu. */
function ownChapters(): Chapter[] {
  const { first } = textNow(handbookText)

  return chaptersOf(useApp.getState().pages, { title: first, titleEn: first })
}

/** The pages of a role as the menus of the hospital give them, by the tasks of the role. */
async function chaptersOfRole(role: BookRole): Promise<Chapter[]> {
  const records = await call(listRoutes, {}, { quiet: true })
  const { parts: titles } = textNow(outlineText)

  const pages: Page[] = [
    ...FIXED_PAGES.filter(({ view }) => isFixedPageOf(role, view)),
    ...pagesOf(visibleRecords(records, [CODE_OF_ROLE[role]])).filter(
      ({ redirect }) => redirect === undefined,
    ),
  ]

  return partsOf(role, pages).map(({ key, pages: own }) => ({
    title: titles[key],
    titleEn: titles[key],
    pages: own,
  }))
}

/** A handbook by its chapters: the help of all pages in it. */
export function useHandbook(choice: BookChoice) {
  const pages = useApp((state) => state.pages)
  const language = useLanguage()
  const views = pages.map(({ view }) => view).join(' ')

  return useQuery({
    queryKey: ['handbook', choice, language, views],
    queryFn: async () => {
      const planned = choice === 'own' ? ownChapters() : await chaptersOfRole(choice)
      const chapters = await Promise.all(planned.map(loadChapter))

      return chapters.filter((chapter) => chapter.pages.length > 0)
    },
  })
}

/** Written by `npm run handbook`, and part of every release. */
const FILE = `${import.meta.env.BASE_URL}handbook.zh-CN.pdf`

async function findFile(): Promise<string | null> {
  const answer = await fetch(FILE, { method: 'HEAD' })
  const isPdf = answer.headers.get('content-type')?.startsWith('application/pdf')

  return answer.ok && isPdf ? FILE : null
}

/** The address of the handbook of all roles as one PDF; null where it was not made. */
export const useHandbookFile = () =>
  useQuery({ queryKey: ['handbook-file'], queryFn: findFile, retry: false, staleTime: Infinity })
    .data ?? null
