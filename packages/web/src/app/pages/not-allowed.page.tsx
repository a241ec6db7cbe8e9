import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '../../platform/current-user.ts'
import { BASE } from '../../platform/session.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { logOut } from '../leave.ts'
import { shellText } from '../shell/shell.text.ts'
import { Notice } from './notice.tsx'

/** /401: who is logged in, and whom to ask. */
export default function NotAllowedPage() {
  const text = useText(shellText)
  const navigate = useNavigate()
  const name = useCurrentUser((state) => state.me?.nickname)

  return (
    <Notice
      isPage
      mark="401"
      title={text.notAllowedTitle}
      lead={text.notAllowedLead}
      {...(name ? { detail: say(text.notAllowedAs, { name }) } : {})}
    >
      <Button type="primary" onClick={() => navigate('/')}>
        {text.home}
      </Button>
      <Button onClick={() => (name ? void logOut() : window.location.assign(`${BASE}/entrance`))}>
        {text.otherAccount}
      </Button>
    </Notice>
  )
}
