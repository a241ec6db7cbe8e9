import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useText } from '../../platform/i18n.ts'
import { shellText } from '../shell/shell.text.ts'
import { Notice } from './notice.tsx'

/** /404, and unknown views. */
export function NotFoundPage({ isPage = false }: { isPage?: boolean }) {
  const text = useText(shellText)
  const navigate = useNavigate()
  return (
    <Notice isPage={isPage} mark="404" title={text.notFoundTitle} lead={text.notFoundLead}>
      <Button type="primary" onClick={() => navigate('/')}>
        {text.home}
      </Button>
      <Button onClick={() => navigate(-1)}>{text.back}</Button>
    </Notice>
  )
}
const NotFound = () => <NotFoundPage isPage />
export default NotFound
