import { type FormEvent, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useCountdown } from '../../../ui/times/use-countdown.ts'
import { CaptchaField, useCaptcha } from './captcha-field.tsx'
import { askLoginBySms, askSmsCode, Refusal, type Token } from './login.calls.ts'
import { bareMobile, bareNumber, smsIssues } from './login.rules.ts'
import { loginText } from './login.text.ts'
import { focusField, LoginField, LoginSummary } from './login-fields.tsx'

/** One message per minute and number; the server limits too. */
const WAIT_SECONDS = 60

/**
 * First the image captcha, then the code; the response does not reveal whether the number is known.
 */
export function SmsLogin({ onDone }: { onDone: (token: Token) => void }) {
  const text = useText(loginText)
  const captcha = useCaptcha()
  const [iphoneNum, setNumber] = useState('')
  const [smsCode, setCode] = useState('')
  const [ticket, setTicket] = useState('')
  const [tried, setTried] = useState<'send' | 'login' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [left, setLeft] = useCountdown()
  const number = bareMobile(iphoneNum)
  const input = { iphoneNum, captchaCode: captcha.code, smsCode }
  const issues = tried ? smsIssues(input, tried) : {}
  const say1 = (name: keyof typeof issues) => issues[name] && text.issues[issues[name]]

  const run = async (step: 'send' | 'login', act: () => Promise<void>) => {
    setTried(step)
    setRefusal(null)

    const first = Object.keys(smsIssues(input, step))[0]
    if (first) return focusField(first)

    setBusy(true)

    try {
      await act()
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal('', ''))
      if (step === 'send') captcha.refresh()
      focusField(step === 'send' ? 'captchaCode' : 'smsCode')
    }

    setTried(null)
    setBusy(false)
  }

  const send = () =>
    run('send', async () => {
      const answer = await askSmsCode({
        iphoneNum: number,
        captchaKey: captcha.captcha?.captchaKey ?? '',
        captchaCode: captcha.code,
      })

      setTicket(answer.captchaKey)
      setLeft(WAIT_SECONDS)
      captcha.refresh()
      focusField('smsCode')
    })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ticket) return send()

    return run('login', async () =>
      onDone(
        await askLoginBySms({
          iphoneNum: number,
          captchaKey: ticket,
          captchaCode: bareNumber(smsCode),
        }),
      ),
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      <LoginSummary
        refusal={refusal && (refusal.message || text.network)}
        count={Object.keys(issues).length}
      />
      <LoginField
        label={text.mobile}
        name="iphoneNum"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        value={iphoneNum}
        onChange={setNumber}
        error={say1('iphoneNum')}
      />
      <CaptchaField
        state={captcha}
        error={say1('captchaCode')}
        note={ticket ? text.captchaLater : undefined}
      />
      <LoginField
        label={text.smsCode}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={smsCode}
        onChange={setCode}
        error={say1('smsCode')}
        note={ticket ? text.codeSent : undefined}
        aside={
          <button type="button" className="login-send" disabled={isBusy || left > 0} onClick={send}>
            {left > 0 ? say(text.sendAgain, { seconds: left }) : text.sendCode}
          </button>
        }
      />
      <button type="submit" className="login-submit" disabled={isBusy}>
        {isBusy ? text.loggingIn : text.login}
      </button>
    </form>
  )
}
