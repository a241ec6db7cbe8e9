import type { Book } from '@residency/contract/kernel/label'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app.store.ts'
import { useLanguage } from '../../platform/texts/i18n.ts'
import type { HelpPage } from '../help/help-book.ts'
import { helpOf } from '../help/help-of.ts'
import { type Chapter, chaptersOf } from './handbook.rules.ts'
import { handbookText } from './handbook.text.ts'

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

/** The handbook of the reader: the help of all pages that they can open, by chapters. */
export function useHandbook() {
  const pages = useApp((state) => state.pages)
  const language = useLanguage()
  const views = pages.map(({ view }) => view).join(' ')

  return useQuery({
    queryKey: ['handbook', language, views],
    queryFn: async () => {
      const first = { title: handbookText['zh-cn'].first, titleEn: handbookText.en.first }
      const chapters = await Promise.all(chaptersOf(pages, first).map(loadChapter))

      return chapters.filter((chapter) => chapter.pages.length > 0)
    },
  })
}
