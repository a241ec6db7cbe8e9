import { labelIn } from '@residency/contract/kernel'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { menuPages, spread } from '../../areas/dashboard/dashboard.public.ts'
import { useApp } from '../../platform/app.store.ts'
import { readToken } from '../../platform/session.ts'
import { useLanguage, useText } from '../../platform/texts/i18n.ts'
import { shellText } from '../shell/shell.text.ts'
import { Notice } from './notice.tsx'

/**
 * /404, and unknown views. A visitor is led to the entrance instead of a home page that would send
 * them away.
 */
export function NotFoundPage({ isPage = false }: { isPage?: boolean }) {
  const text = useText(shellText)
  const navigate = useNavigate()
  const hasSession = readToken() !== null

  return (
    <Notice
      isPage={isPage}
      mark="404"
      title={text.notFoundTitle}
      lead={hasSession ? text.notFoundLead : text.notFoundLeadOutside}
    >
      <Button type="primary" onClick={() => navigate(hasSession ? '/' : '/entrance')}>
        {hasSession ? text.home : text.entranceTitle}
      </Button>
      <Button onClick={() => navigate(-1)}>{text.back}</Button>
      {hasSession && <PagesThere />}
    </Notice>
  )
}

const MAX = 8

/** Pages that the reader may open, one of each group of the menu first. */
function PagesThere() {
  const text = useText(shellText)
  const language = useLanguage()
  const { menu, pages } = useApp()
  const suggestions = spread(menuPages(menu, pages)).slice(0, MAX)
  if (suggestions.length === 0) return null

  return (
    <nav className="notice-pages" aria-label={text.there}>
      <h2>{text.there}</h2>
      <ul>
        {suggestions.map(({ path, title, titleEn }) => (
          <li key={path}>
            <Link to={path}>{labelIn(language, title, titleEn)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const NotFound = () => <NotFoundPage isPage />
export default NotFound
