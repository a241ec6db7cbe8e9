import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useCountdown } from '../../../ui/times/use-countdown.ts'
import { focusField, useCaptcha } from '../../accounts/accounts.public.ts'
import { type LoginInput, loginIssues, sentNumbers } from './login.rules.ts'
import { logIn, sendCode } from './own-induction.queries.ts'
import { ownInductionText } from './own-induction.text.ts'
import { savePersonToken } from './use-person-session.ts'

/** One message a minute for a number; the server limits too. */
const WAIT_SECONDS = 60

/** The login in two steps: number and card with a captcha, which send a code, and the code. */
export function useLogin(invitation: string) {
  const text = useText(ownInductionText).login
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const [typed, setTyped] = useState({ mobile: '', idCard: '', code: '' })
  const [ticket, setTicket] = useState<string | null>(null)
  const [tried, setTried] = useState<'send' | 'login' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [left, setLeft] = useCountdown()

  useEffect(() => {
    if (ticket !== null) focusField('code')
  }, [ticket])

  const input: LoginInput = { ...typed, captchaCode: captcha.code }

  const run = async (step: 'send' | 'login', act: () => Promise<void>) => {
    setTried(step)
    setRefusal(null)

    const first = Object.keys(loginIssues(input, step))[0]
    if (first) return focusField(first)

    setBusy(true)

    try {
      await act()
      setTried(null)
    } catch (error) {
      setTried(null)
      setRefusal(error instanceof ApiError ? error.msg : text.network)

      if (step === 'send') captcha.refresh()

      focusField(step === 'send' ? 'captchaCode' : 'code')
    }

    setBusy(false)
  }

  const numbers = () => ({ invitation, ...sentNumbers(typed) })

  const send = () =>
    run('send', async () => {
      const sent = await sendCode({
        ...numbers(),
        captchaKey: captcha.captcha?.captchaKey ?? '',
        captchaCode: captcha.code,
      })

      setTicket(sent.captchaKey)
      setLeft(WAIT_SECONDS)
      captcha.refresh()
    })

  const enter = () =>
    run('login', async () => {
      const { token } = await logIn({
        ...numbers(),
        captchaKey: ticket ?? '',
        captchaCode: typed.code.normalize('NFKC').replace(/\s/g, ''),
      })

      savePersonToken(token)
      void navigate('/employment/learn', { replace: true })
    })

  const issues = tried ? loginIssues(input, tried) : {}
  const type = (name: keyof typeof typed) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))

  return {
    captcha,
    typed,
    type,
    ticket,
    change: () => setTicket(null),
    isBusy,
    refusal,
    left,
    issues,
    send,
    enter,
  }
}
