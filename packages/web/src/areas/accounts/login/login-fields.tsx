import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import './login-form.css'
import { byKey } from '../../../ui/key-press.ts'
import { loginText } from './login.text.ts'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string
  error: string | undefined
  onChange: (value: string) => void
  aside?: ReactNode
  note?: ReactNode

  /** Shown next to the error: an alternative. */
  extra?: ReactNode
}

/** Moves the focus to the next input. */
export const focusField = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()

/** Label above, error below; both are announced by screen readers. */
export function LoginField({ label, error, onChange, aside, note, extra, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={error ? 'login-field has-error' : 'login-field'}>
      <label htmlFor={id}>{label}</label>
      <div className="login-input">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
        />
        {aside}
      </div>
      <p className="login-hint" id={`${id}-note`}>
        <span>{error ?? note}</span>
        {extra}
      </p>
    </div>
  )
}

/** A password input with a show button and a caps lock warning. */
export function LoginPassword(props: FieldProps) {
  const text = useText(loginText)
  const [isShown, setShown] = useState(false)
  const [isCaps, setCaps] = useState(false)
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))

  return (
    <LoginField
      {...props}
      type={isShown ? 'text' : 'password'}
      onKeyUp={byKey(watch)}
      onKeyDown={byKey(watch)}
      onBlur={() => setCaps(false)}
      note={isCaps ? text.capsLock : undefined}
      aside={
        <button
          type="button"
          className="login-eye"
          aria-label={isShown ? text.hidePassword : text.showPassword}
          title={isShown ? text.hidePassword : text.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <svg
            viewBox="0 0 20 20"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10z" />
            <circle cx="10" cy="10" r="2.5" />
            {!isShown && <path d="M3 17 17 3" />}
          </svg>
        </button>
      }
    />
  )
}

/** An error summary, announced at once: the server's message, or the number of invalid fields. */
export function LoginSummary({ refusal, count }: { refusal: string | null; count: number }) {
  const text = useText(loginText)
  const sentence = refusal ?? (count > 1 ? say(text.summary, { count }) : '')
  return (
    <div
      role="alert"
      aria-live="assertive"
      className={sentence ? 'login-summary' : 'login-summary is-empty'}
    >
      {sentence}
    </div>
  )
}
