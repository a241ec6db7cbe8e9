import type { FormEvent } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Token } from '../login/login.calls.ts'
import { LoginField, LoginSummary } from '../login/login-fields.tsx'
import { bindText } from './bind.text.ts'
import { useBindForm } from './use-bind-form.ts'

/**
 * Badge number and SMS code; `openUuid` identifies the WeChat account that was scanned. Plain
 * React: the login page shows it too.
 */
export function BindForm({
  openUuid,
  onDone,
}: {
  openUuid: string
  onDone: (token: Token) => void
}) {
  const text = useText(bindText).form

  const { typed, type, isSent, isBusy, refusal, left, issues, send, bind } = useBindForm(
    openUuid,
    onDone,
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void bind()
  }

  return (
    <form onSubmit={submit} noValidate aria-label={text.title}>
      <p className="bind-lead">{text.lead}</p>
      <LoginSummary refusal={refusal} count={Object.keys(issues).length} />
      <LoginField
        label={text.badge}
        name="brandNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        value={typed.badge}
        onChange={type('badge')}
        error={issues.brandNumber && text[issues.brandNumber]}
        note={text.badgeHelp}
      />
      <LoginField
        label={text.code}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={typed.code}
        onChange={type('code')}
        error={issues.smsCode && text[issues.smsCode]}
        note={isSent ? text.sent : undefined}
        aside={
          <button
            type="button"
            className="login-send"
            disabled={isBusy || left > 0}
            onClick={() => void send()}
          >
            {left > 0 ? say(text.sendAgain, { seconds: left }) : text.send}
          </button>
        }
      />
      <button type="submit" className="login-submit" disabled={isBusy}>
        {isBusy ? text.binding : text.submit}
      </button>
    </form>
  )
}
