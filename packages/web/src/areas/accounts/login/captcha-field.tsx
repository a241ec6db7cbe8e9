import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { askCaptcha, type Captcha } from './login.calls.ts'
import { loginText } from './login.text.ts'
import { LoginField } from './login-fields.tsx'

type CaptchaKind = 'image' | 'work'

export type CaptchaState = {
  captcha: Captcha | null
  code: string
  setCode: (code: string) => void
  kind: CaptchaKind
  hasFailed: boolean
  refresh: (kind?: CaptchaKind) => void
}

/**
 * A captcha is valid for one attempt: callers refresh it after every refusal. Without a picture the
 * browser works for a moment instead, and the code appears by itself.
 */
export function useCaptcha(
  ask: (kind: CaptchaKind) => Promise<Captcha> = askCaptcha,
): CaptchaState {
  const [kind, setKind] = useState<CaptchaKind>('image')
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [code, setCode] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: turn asks for a new one though it is not read
  useEffect(() => {
    let isCurrent = true
    setFailed(false)

    const load = async () => {
      const fresh = await ask(kind)
      if (!isCurrent) return

      setCaptcha(fresh)
      if (fresh.workBits === undefined) return

      const { findWork } = await import('./captcha-work.rules.ts')
      const digits = await findWork(fresh.captchaKey, fresh.workBits, () => isCurrent)
      if (isCurrent) setCode(digits)
    }

    load().catch(() => isCurrent && setFailed(true))

    return () => {
      isCurrent = false
    }
  }, [kind, turn, ask])

  const refresh = useCallback((next?: CaptchaKind) => {
    if (next) setKind(next)

    setCode('')
    setCaptcha(null) // A used captcha is neither shown nor sent again.
    setTurn((n) => n + 1)
  }, [])

  return { captcha, code, setCode, kind, hasFailed, refresh }
}

type CaptchaFieldProps = {
  state: CaptchaState
  error: string | undefined
  note?: string | undefined
}

export function CaptchaField({ state, error, note }: CaptchaFieldProps) {
  const text = useText(loginText)
  const { captcha, kind } = state

  const other = (
    <button
      type="button"
      className="login-plain"
      onClick={() => state.refresh(kind === 'image' ? 'work' : 'image')}
    >
      {kind === 'image' ? text.captchaWork : text.captchaPicture}
    </button>
  )

  if (kind === 'work') {
    const chooseProgress = () => {
      if (state.hasFailed) return text.captchaFailed

      return state.code ? text.captchaWorked : text.captchaWorking
    }

    const progress = chooseProgress()

    return (
      <LoginField
        label={text.captcha}
        name="captchaCode"
        readOnly
        value={progress}
        onChange={() => {}}
        error={error && text.captchaWorking}
        note={<output>{note ?? progress}</output>}
        extra={other}
        aside={
          state.hasFailed && (
            <button type="button" className="login-send" onClick={() => state.refresh()}>
              {text.captchaRefresh}
            </button>
          )
        }
      />
    )
  }

  return (
    <LoginField
      label={text.captcha}
      name="captchaCode"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={16}
      value={state.code}
      onChange={state.setCode}
      error={error}
      note={note}
      extra={other}
      aside={
        <button
          type="button"
          className="login-captcha"
          aria-label={text.captchaImage}
          title={text.captchaRefresh}
          onClick={() => state.refresh()}
        >
          {state.hasFailed && <span>{text.captchaFailed}</span>}
          {!state.hasFailed && captcha && (
            <img src={captcha.captchaBase64} alt="" width="120" height="40" />
          )}
        </button>
      }
    />
  )
}
