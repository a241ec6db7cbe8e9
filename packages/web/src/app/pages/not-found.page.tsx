import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { readToken } from '../../platform/session.ts'
import { useText } from '../../platform/texts/i18n.ts'
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
    </Notice>
  )
}

const NotFound = () => <NotFoundPage isPage />
export default NotFound
