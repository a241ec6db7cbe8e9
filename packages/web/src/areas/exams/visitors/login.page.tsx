import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import { maskNumber } from '@residency/contract/kernel'
import { Alert } from 'antd'
import type { FormEvent } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { CaptchaField, LoginField, LoginSummary } from '../../accounts/accounts.public.ts'
import { InductionFrame } from './induction-frame.tsx'
import { sentNumbers } from './login.rules.ts'
import { ownInductionText } from './own-induction.text.ts'
import { useLogin } from './use-login.ts'
import { readInvitation } from './use-person-session.ts'
import { whyPath } from './why.rules.ts'

/** View key employment/login: mobile and ID card of a listed person, then an SMS code. */
export default function LoginPage() {
  const invitation = readInvitation()
  return invitation === null ? (
    <Navigate to={whyPath('none')} replace />
  ) : (
    <LoginForm invitation={invitation} />
  )
}

function LoginForm({ invitation }: { invitation: string }) {
  const text = useText(ownInductionText).login
  const { issues: cardIssues } = useText(inductionWords)
  const isOver = useSearchParams()[0].has('over')
  const login = useLogin(invitation)
  const { captcha, typed, type, ticket, isBusy, left, issues } = login

  const issueOf = (name: keyof typeof issues) => {
    const issue = issues[name]
    return issue && { ...text, ...cardIssues }[issue]
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (ticket === null ? login.send() : login.enter())
  }

  const number = { maxLength: 30, spellCheck: false, readOnly: ticket !== null }

  const chooseSubmitLabel = () => {
    if (isBusy) return text.busy

    return ticket === null ? text.send : text.submit
  }

  return (
    <InductionFrame>
      <section className="induction-narrow induction-login">
        <h1>{text.title}</h1>
        <p className="soft">{text.lead}</p>
        {isOver && ticket === null && (
          <Alert type="info" showIcon title={text.over} role="status" />
        )}
        <form onSubmit={submit} noValidate>
          <LoginSummary refusal={login.refusal} count={Object.keys(issues).length} />
          <LoginField
            label={text.mobile}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...number}
            value={typed.mobile}
            onChange={type('mobile')}
            error={issueOf('mobile')}
          />
          <LoginField
            label={text.idCard}
            name="idCard"
            autoComplete="off"
            autoCapitalize="characters"
            {...number}
            value={typed.idCard}
            onChange={type('idCard')}
            error={issueOf('idCard')}
          />
          <CaptchaField
            state={captcha}
            error={issueOf('captchaCode')}
            note={ticket === null ? undefined : text.captchaLater}
          />
          {ticket !== null && (
            <LoginField
              label={text.code}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              value={typed.code}
              onChange={type('code')}
              error={issueOf('code')}
              note={say(text.sent, { mobile: maskNumber(sentNumbers(typed).mobile) ?? '' })}
              aside={
                <button
                  type="button"
                  className="login-send"
                  disabled={isBusy || left > 0}
                  onClick={() => void login.send()}
                >
                  {left > 0 ? say(text.again, { seconds: left }) : text.send}
                </button>
              }
            />
          )}
          <button type="submit" className="login-submit" disabled={isBusy}>
            {chooseSubmitLabel()}
          </button>
        </form>
        {ticket !== null && (
          <button type="button" className="login-plain" onClick={login.change}>
            {text.change}
          </button>
        )}
        <p className="soft">{text.note}</p>
      </section>
    </InductionFrame>
  )
}
