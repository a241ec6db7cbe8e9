import { type FormEvent, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { CaptchaField, useCaptcha } from './captcha-field.tsx'
import { askLogin, Refusal, type Token } from './login.calls.ts'
import { passwordIssues } from './login.rules.ts'
import { loginText } from './login.text.ts'
import { LoginField, LoginPassword, LoginSummary } from './login-fields.tsx'

/** Username, password, captcha. Mistakes are shown after the first try and go away as they are mended. */
export function PasswordLogin({ onDone }: { onDone: (token: Token) => void }) {
  const text = useText(loginText)
  const captcha = useCaptcha()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const issues = hasTried ? passwordIssues({ username, password, captchaCode: captcha.code }) : {}

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTried(true)
    setRefusal(null)
    const found = passwordIssues({ username, password, captchaCode: captcha.code })
    const first = Object.keys(found)[0]
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    try {
      onDone(await askLogin({ username, password, captchaKey: captcha.captcha?.captchaKey ?? '', captchaCode: captcha.code }))
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal('', ''))
      setTried(false)
      setBusy(false)
      captcha.refresh()
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <LoginSummary refusal={refusal && (refusal.message || text.network)} count={Object.keys(issues).length} />
      <LoginField
        label={text.username}
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
