import { useCallback, useEffect, useState } from 'react'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { askCaptcha, type Captcha } from './login.calls.ts'
import { loginText } from './login.text.ts'
import { LoginField } from './login-fields.tsx'

export type CaptchaState = {
  captcha: Captcha | null
  code: string
  setCode: (code: string) => void
  kind: 'image' | 'text'
  hasFailed: boolean
  refresh: (kind?: 'image' | 'text') => void
}

/** A captcha is valid for one attempt: callers refresh it after every refusal. */
export function useCaptcha(): CaptchaState {
  const [kind, setKind] = useState<'image' | 'text'>('image')
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [code, setCode] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const language = useLanguage()
  const [turn, setTurn] = useState(0)
  // A picture is the same in both languages, a question is not.
  const wording = kind === 'text' ? language : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: turn and wording ask for a new one though they are not read
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    askCaptcha(kind).then(
      (fresh) => isCurrent && setCaptcha(fresh),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [kind, turn, wording])
  const refresh = useCallback((next?: 'image' | 'text') => {
    if (next) setKind(next)
    setCode('')
    setCaptcha(null) // A used captcha is neither shown nor sent again.
    setTurn((n) => n + 1)
  }, [])
  return { captcha, code, setCode, kind, hasFailed, refresh }
}

type CaptchaFieldProps = { state: CaptchaState; error: string | undefined; note?: string | undefined }
export function CaptchaField({ state, error, note }: CaptchaFieldProps) {
  const text = useText(loginText)
  const { captcha, kind } = state
  return (
    <LoginField
      label={text.captcha}
      name="captchaCode"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={kind === 'text' ? 'text' : undefined}
      maxLength={16}
      value={state.code}
      onChange={state.setCode}
      error={error}
      note={note}
      extra={
        <button type="button" className="login-plain" onClick={() => state.refresh(kind === 'image' ? 'text' : 'image')}>
          {kind === 'image' ? text.captchaQuestion : text.captchaPicture}
        </button>
      }
      aside={
        <button
          type="button"
          className="login-captcha"
          aria-label={text.captchaImage}
          title={text.captchaRefresh}
          onClick={() => state.refresh()}
        >
          {state.hasFailed && <span>{text.captchaFailed}</span>}
          {!state.hasFailed && kind === 'text' && <span aria-live="polite">{captcha?.question ?? '…'}</span>}
          {!state.hasFailed && kind === 'image' && captcha && <img src={captcha.captchaBase64} alt="" width="120" height="40" />}
        </button>
      }
    />
  )
}
