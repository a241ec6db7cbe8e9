import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useText } from '../../platform/i18n.ts'
import { shellText } from '../shell/shell.text.ts'
import { Notice } from './notice.tsx'

/** /401 */
export default function NotAllowedPage() {
  const text = useText(shellText)
  const navigate = useNavigate()
  return (
    <Notice isPage mark="401" title={text.notAllowedTitle} lead={text.notAllowedLead}>
      <Button type="primary" onClick={() => navigate('/')}>
        {text.home}
      </Button>
    </Notice>
  )
}
