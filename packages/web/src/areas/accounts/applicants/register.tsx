import { type FormEvent, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { strengthOf } from '../../../ui/fields/password-field.rules.ts'
import { CaptchaField, useCaptcha } from '../login/captcha-field.tsx'
import type { Token } from '../login/login.calls.ts'
import { loginText } from '../login/login.text.ts'
import { LoginField, LoginPassword, LoginSummary } from '../login/login-fields.tsx'
import { Consent } from '../privacy/consent.tsx'
import './register.css'
import type { Registering } from './register.rules.ts'
import { registerText } from './register.text.ts'
import { useRegister } from './use-register.ts'

type Props = { isPartner?: boolean; forAward?: boolean; onDone: (token: Token) => void }

/**
 * Registration of an account for an applicant, an entrant for an award or a partner unit: mobile
 * number with code, names, password, consent.
 */
export default function Register({ isPartner = false, forAward = false, onDone }: Props) {
  const login = useText(loginText)
  const text = useText(registerText)
  const captcha = useCaptcha()
  const form = useRegister(isPartner, captcha, onDone)
  const { typed, change } = form
  const wrong = (name: keyof Registering) =>
    form.faults[name] ?? (form.issues[name] && text.issues[form.issues[name]])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.run(form.hasTicket ? 'register' : 'send')
  }

  const strength =
    typed.password && say(text.strength, { strength: text.strengths[strengthOf(typed.password)] })

  const chooseTitle = () => {
    if (isPartner) return text.partnerTitle

    return forAward ? text.awardTitle : text.title
  }

  const chooseNote = () => {
    if (isPartner) return undefined

    return forAward ? text.awardKnown : text.known
  }

  const chooseSubmitLabel = () => {
    if (form.isBusy) return text.registering
    if (isPartner) return text.partnerSubmit

    return forAward ? text.awardSubmit : text.submit
  }

  return (
    <form className="register-form" onSubmit={submit} noValidate>
      <h1>{chooseTitle()}</h1>
      <p className="login-lead">{isPartner ? text.partnerLead : text.lead}</p>
      <LoginSummary
        refusal={form.refusal && (form.refusal.message || login.network)}
        count={Object.keys(form.issues).length}
      />
      <LoginField
        label={login.mobile}
        name="iphoneNum"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        value={typed.iphoneNum}
        onChange={(iphoneNum) => change({ iphoneNum })}
        error={wrong('iphoneNum')}
        note={chooseNote()}
      />
      <CaptchaField
        state={captcha}
        error={wrong('captchaCode')}
        note={form.hasTicket ? login.captchaLater : undefined}
      />
      <LoginField
        label={login.smsCode}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={typed.smsCode}
        onChange={(smsCode) => change({ smsCode })}
        error={wrong('smsCode')}
        note={form.hasTicket ? text.codeSent : undefined}
        aside={
          <button
            type="button"
            className="login-send"
            disabled={form.isBusy || form.left > 0}
            onClick={() => void form.run('send')}
          >
            {form.left > 0 ? say(login.sendAgain, { seconds: form.left }) : login.sendCode}
          </button>
        }
      />
      {isPartner && (
        <>
          <LoginField
            label={text.unitName}
            name="unitName"
            autoComplete="organization"
            maxLength={100}
            value={typed.unitName}
            onChange={(unitName) => change({ unitName })}
            error={wrong('unitName')}
          />
          <LoginField
            label={text.creditCode}
            name="creditCode"
            autoComplete="off"
            maxLength={24}
            value={typed.creditCode}
            onChange={(creditCode) => change({ creditCode })}
            error={wrong('creditCode')}
          />
        </>
      )}
      <LoginField
        label={isPartner ? text.contactName : text.name}
        name="realName"
        autoComplete="name"
        maxLength={64}
        value={typed.realName}
        onChange={(realName) => change({ realName })}
        error={wrong('realName')}
        note={isPartner ? undefined : text.nameHelp}
      />
      <LoginPassword
        label={text.password}
        name="password"
        autoComplete="new-password"
        maxLength={1000}
        value={typed.password}
        onChange={(password) => change({ password })}
        error={wrong('password')}
        extra={<span>{strength || text.passwordHelp}</span>}
      />
      <Agreement
        isGiven={typed.hasConsent}
        onChange={(hasConsent) => change({ hasConsent })}
        error={wrong('hasConsent')}
      />
      <button type="submit" className="login-submit" disabled={form.isBusy}>
        {chooseSubmitLabel()}
      </button>
    </form>
  )
}

type AgreementProps = {
  isGiven: boolean
  onChange: (isGiven: boolean) => void
  error: string | undefined
}

function Agreement({ isGiven, onChange, error }: AgreementProps) {
  const text = useText(registerText)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="register-consent">
      <label>
        <input
          type="checkbox"
          name="hasConsent"
          checked={isGiven}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {text.agree}
      </label>
      <button type="button" className="login-plain" onClick={() => setOpen(true)}>
        {text.consent}
      </button>
      {error && <span className="is-wrong">{error}</span>}
      {isOpen && <Consent onClose={() => setOpen(false)} />}
    </div>
  )
}
