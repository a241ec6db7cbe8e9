import { PasswordForm } from '../areas/accounts/accounts.public.ts'
import { useText } from '../platform/i18n.ts'
import { mustChangeText } from './must-change.text.ts'

/** First login: nothing else opens until the one-time password is replaced. */
export function MustChangePassword() {
  const text = useText(mustChangeText)
  return (
    <main className="must-change">
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <PasswordForm onDone={() => window.location.reload()} />
    </main>
  )
}
