import { labelIn } from '@residency/contract/kernel'
import { useLocation } from 'react-router'
import { useApp } from '../platform/app.store.ts'
import { useLanguage } from '../platform/texts/i18n.ts'

/**
 * The title of a page that several menus open: as the tab and the menu of this one call it. `own`:
 * where no menu leads here.
 */
export function usePageTitle(own: string) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const page = useApp(({ pages }) => pages.find(({ path }) => path === pathname))

  return page ? labelIn(language, page.title, page.titleEn) : own
}
