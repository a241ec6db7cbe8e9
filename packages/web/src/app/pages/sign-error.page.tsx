import { Button } from 'antd'
import { useLocation } from 'react-router'
import { signErrorMode } from '../../platform/portal-code.rules.ts'
import { BASE } from '../../platform/session.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { shellText } from '../shell/shell.text.ts'
import { Notice } from './notice.tsx'
import { publicPagesText } from './public-pages.text.ts'

/** /sign/500: why access was refused, by `mode`. */
export default function SignErrorPage() {
  const shell = useText(shellText)
  const text = useText(publicPagesText)
  const { search } = useLocation()

  return (
    <Notice
      isPage
      mark="500"
      title={text.signErrorTitle}
      lead={text.signErrorLeads[signErrorMode(search)]}
    >
      <Button type="primary" onClick={() => window.location.assign(`${BASE}/entrance`)}>
        {shell.entranceTitle}
      </Button>
    </Notice>
  )
}
