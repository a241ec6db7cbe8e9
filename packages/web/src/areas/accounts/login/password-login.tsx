import { type FormEvent, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { CaptchaField, useCaptcha } from './captcha-field.tsx'
import { askLogin, Refusal, type Token } from './login.calls.ts'
import { passwordIssues } from './login.rules.ts'
import { loginText } from './login.text.ts'
import { focusField, LoginField, LoginPassword, LoginSummary } from './login-fields.tsx'

/**
 * Username, password, captcha; accounts registered by mobile number log in with it (`byMobile`).
 * Errors appear after the first attempt and disappear when corrected.
 */
export function PasswordLogin({
  byMobile,
  onDone,
}: {
  byMobile: boolean
  onDone: (token: Token) => void
}) {
  const text = useText(loginText)
  const captcha = useCaptcha()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const issues = hasTried ? passwordIssues({ username, password, captchaCode: captcha.code }) : {}

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(null)

    const found = passwordIssues({ username, password, captchaCode: captcha.code })
    const first = Object.keys(found)[0]
    if (first) return focusField(first)

    setBusy(true)

    try {
      onDone(
        await askLogin({
          username,
          password,
          captchaKey: captcha.captcha?.captchaKey ?? '',
          captchaCode: captcha.code,
        }),
      )
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal('', ''))
      setTried(false)
      setBusy(false)
      captcha.refresh()
      focusField(error instanceof Refusal && error.issues[0] ? error.issues[0].path : 'password')
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <LoginSummary
        refusal={refusal && (refusal.message || text.network)}
        count={Object.keys(issues).length}
      />
      <LoginField
        label={text.username}
        note={byMobile ? text.mobileIsUsername : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={username}
        onChange={setUsername}
        error={issues.username && text.issues[issues.username]}
      />
      <LoginPassword
        label={text.password}
        name="password"
        autoComplete="current-password"
        maxLength={1000}
        value={password}
        onChange={setPassword}
        error={issues.password && text.issues[issues.password]}
      />
      <CaptchaField state={captcha} error={issues.captchaCode && text.issues[issues.captchaCode]} />
      <button type="submit" className="login-submit" disabled={isBusy}>
        {isBusy ? text.loggingIn : text.login}
      </button>
    </form>
  )
}
