import { labelIn } from '@residency/contract/kernel'
import { useLocation } from 'react-router'
import { useApp } from '../../platform/app.store.ts'
import { useLanguage, useText } from '../../platform/texts/i18n.ts'
import { matchPage } from '../routes/route-records.rules.ts'
import { shellText } from './shell.text.ts'

/** The catalogues of this page, and the page. A phone has the title of the page alone. */
export function Breadcrumb() {
  const text = useText(shellText)
  const language = useLanguage()
  const { pathname } = useLocation()
  const page = useApp((state) => matchPage(state.pages, pathname)?.page)
  if (!page) return <div className="breadcrumb" />

  const crumbs = [...page.parents, page]

  return (
    <nav aria-label={text.breadcrumb} className="breadcrumb">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.path} aria-current={crumb.path === page.path ? 'page' : undefined}>
            {labelIn(language, crumb.title, crumb.titleEn)}
          </li>
        ))}
      </ol>
    </nav>
  )
}
