import { Button } from 'antd'
import { PasswordForm } from '../areas/accounts/own-account/password-form.public.tsx'
import { useCurrentUser } from '../platform/current-user.ts'
import { useText } from '../platform/texts/i18n.ts'
import { logOut } from './leave.ts'
import { mustChangeText } from './must-change.text.ts'
import { Logo } from './shell/logo.tsx'
import { shellText } from './shell/shell.text.ts'

/** First login: nothing else opens until the one-time password is replaced. */
export function MustChangePassword() {
  const text = useText(mustChangeText)
  const shell = useText(shellText)
  const me = useCurrentUser((state) => state.me)

  return (
    <main className="must-change">
      <Logo />
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <PasswordForm onDone={() => window.location.reload()} />
      <p className="must-change-leave">
        <span>
          {text.account} {me?.nickname}
        </span>
        <Button type="link" onClick={() => void logOut()}>
          {shell.logOut}
        </Button>
      </p>
    </main>
  )
}
