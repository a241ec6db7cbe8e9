import { lazy, Suspense, useEffect, useState } from 'react'
import { ownTitle } from '../../../platform/own-title.ts'
import { BASE, saveToken } from '../../../platform/session.ts'
import { switchLanguage, useLanguageFailed, useText } from '../../../platform/texts/i18n.ts'
import { languageText } from '../../../platform/texts/language.text.ts'
import { toggleDark } from '../../../theme/theme-switch.ts'
import { byKey } from '../../../ui/key-press.ts'
import { RegistrationClosed } from '../applicants/registration-closed.tsx'
import { offersSso } from '../sso/sso.rules.ts'
import { SsoButton } from '../sso/sso-button.tsx'
import type { Token } from './login.calls.ts'
import { afterLogin, FACES, type Face, isForAward } from './login.rules.ts'
import { loginText } from './login.text.ts'
import { focusField } from './login-fields.tsx'
import { LoginIdentity } from './login-identity.tsx'
import { PasswordLogin } from './password-login.tsx'
import { SmsLogin } from './sms-login.tsx'
import { useHasWechatLogin } from './use-has-wechat-login.ts'

type LoginMethod = 'password' | 'sms' | 'wechat'

/** Loaded on demand, to keep the login page small. */
const Register = lazy(() => import('../applicants/register.tsx'))
const WechatLogin = lazy(() => import('../wechat/wechat-login.tsx'))

/** Half identity, half form. The face changes only a label, a colour and the target page. */
export function LoginPage({ face, startsNew = false }: { face: Face; startsNew?: boolean }) {
  const text = useText(loginText)
  const languageWarning = useText(languageText).failed
  const hasLanguageFailed = useLanguageFailed()
  const [method, setWay] = useState<LoginMethod>('password')
  const forAward = isForAward(face, window.location.search)
  const { name, lead } = forAward ? text.award : text.faces[face]
  const hasWechat = useHasWechatLogin(face)
  const hasRegister = face === 'applicant' || face === 'partner'
  const [isNew, setNew] = useState(startsNew)

  useEffect(() => {
    document.title = `${name} · ${ownTitle() ?? text.product}`
  }, [text, name])
  // Not on a touch screen: the keyboard would cover the page.
  useEffect(() => {
    if (!startsNew && window.matchMedia('(pointer: fine)').matches) focusField('username')
  }, [startsNew])

  const enter = (token: Token) => {
    saveToken(token)
    window.location.replace(BASE + afterLogin(face, window.location.search))
  }

  const chooseLinkLabel = () => {
    if (isNew) return text.login
    if (face === 'partner') return text.registerLink

    return text.registerApplicant
  }

  return (
    <div className={`login login-${face}`}>
      <LoginIdentity />
      <main className="login-side">
        <div className="login-tools">
          <button type="button" aria-label={text.languageLabel} onClick={switchLanguage}>
            {text.language}
          </button>
          <button type="button" aria-label={text.theme} title={text.theme} onClick={toggleDark}>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
              <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
            </svg>
          </button>
        </div>
        {hasLanguageFailed && <p role="alert">{languageWarning}</p>}
        <div className="login-card">
          {isNew ? (
            <Suspense fallback={<p role="status">{text.opening}</p>}>
              <Register isPartner={face === 'partner'} forAward={forAward} onDone={enter} />
            </Suspense>
          ) : (
            <>
              <h1>{name}</h1>
              <p className="login-lead">{lead}</p>
              <LoginMethods
                methods={hasWechat ? ['password', 'sms', 'wechat'] : ['password', 'sms']}
                method={method}
                onChange={setWay}
              />
              <div role="tabpanel" id="login-panel" aria-labelledby={`login-${method}`}>
                {method === 'password' && <PasswordLogin byMobile={hasRegister} onDone={enter} />}
                {method === 'sms' && <SmsLogin onDone={enter} />}
                {method === 'wechat' && (
                  <Suspense fallback={<p role="status">{text.opening}</p>}>
                    <WechatLogin onDone={enter} />
                  </Suspense>
                )}
              </div>
              {offersSso(face) && <SsoButton />}
            </>
          )}
          {hasRegister && (
            <p className="login-note">
              {isNew ? text.haveAccount : text.register}{' '}
              <button type="button" className="login-plain" onClick={() => setNew(!isNew)}>
                {chooseLinkLabel()}
              </button>
            </p>
          )}
          {face === 'applicant' && !forAward && <RegistrationClosed />}
          {face === 'applicant' && !forAward && (
            <p className="login-note">
              <a href={`${BASE}/white/intakes`}>{text.notice}</a>
            </p>
          )}
        </div>
        <nav className="login-others" aria-label={text.otherFaces}>
          {(Object.keys(FACES) as Face[])
            .filter((other) => other !== face)
            .map((other) => (
              <a key={other} href={BASE + FACES[other].path}>
                {text.faces[other].name}
              </a>
            ))}
        </nav>
      </main>
    </div>
  )
}

type MethodsProps = {
  methods: readonly LoginMethod[]
  method: LoginMethod
  onChange: (method: LoginMethod) => void
}

function LoginMethods({ methods, method, onChange }: MethodsProps) {
  const text = useText(loginText)
  const names = { password: text.byPassword, sms: text.bySms, wechat: text.byWechat }

  const move = (key: string) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return

    const step = key === 'ArrowRight' ? 1 : methods.length - 1
    const next = methods[(methods.indexOf(method) + step) % methods.length]!

    onChange(next)
    document.getElementById(`login-${next}`)?.focus()
  }

  return (
    <div
      className="login-ways"
      role="tablist"
      aria-label={text.login}
      onKeyDown={byKey((event) => move(event.key))}
    >
      {methods.map((loginMethod) => (
        <button
          key={loginMethod}
          id={`login-${loginMethod}`}
          type="button"
          role="tab"
          aria-selected={method === loginMethod}
          aria-controls="login-panel"
          tabIndex={method === loginMethod ? 0 : -1}
          onClick={() => onChange(loginMethod)}
        >
          {names[loginMethod]}
        </button>
      ))}
    </div>
  )
}
