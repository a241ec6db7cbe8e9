import { useEffect, useState } from 'react'
import type { CaptchaState } from '../login/captcha-field.tsx'
import {
  askRegister,
  askRegisterCode,
  askRegisterPartner,
  Refusal,
  type Token,
} from '../login/login.calls.ts'
import { bareMobile, bareNumber } from '../login/login.rules.ts'
import { focusField } from '../login/login-fields.tsx'
import { type Registering, type RegisterStep, registerIssues } from './register.rules.ts'

const WAIT_SECONDS = 60

const EMPTY = {
  iphoneNum: '',
  smsCode: '',
  realName: '',
  unitName: '',
  creditCode: '',
  password: '',
  hasConsent: false,
}

/** Maps fields of the API to form fields: the code uses the captcha's field. */
const FIELDS: Readonly<Record<string, keyof Registering>> = {
  captchaCode: 'smsCode',
  consentVersion: 'hasConsent',
  contactName: 'realName',
}

/**
 * State of the registration form: values, errors, and the two steps: send the code, create the
 * account.
 */
export function useRegister(
  isPartner: boolean,
  captcha: CaptchaState,
  onDone: (token: Token) => void,
) {
  const [input, setInput] = useState<Omit<Registering, 'captchaCode'>>(EMPTY)
  const [ticket, setTicket] = useState('')
  const [tried, setTried] = useState<RegisterStep | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [faults, setFaults] = useState<Partial<Record<keyof Registering, string>>>({})
  const [left, setLeft] = useState(0)
  const typed: Registering = { ...input, captchaCode: captcha.code }

  useEffect(() => {
    if (left <= 0) return

    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const send = async () => {
    const proof = { captchaKey: captcha.captcha?.captchaKey ?? '', captchaCode: captcha.code }
    const answer = await askRegisterCode({ iphoneNum: bareMobile(input.iphoneNum), ...proof })

    setTicket(answer.captchaKey)
    setLeft(WAIT_SECONDS)
    captcha.refresh()
    focusField('smsCode')
  }

  const register = async () => {
    const { password, unitName } = input
    const creditCode = bareNumber(input.creditCode)

    const proof = {
      iphoneNum: bareMobile(input.iphoneNum),
      password,
      captchaKey: ticket,
      captchaCode: bareNumber(input.smsCode),
    }

    const name = input.realName.trim()

    if (isPartner)
      onDone(
        await askRegisterPartner({
          ...proof,
          unitName: unitName.trim(),
          creditCode,
          contactName: name,
        }),
      )
    else onDone(await askRegister({ ...proof, realName: name }))
  }

  const run = async (step: RegisterStep) => {
    setTried(step)
    setRefusal(null)
    setFaults({})

    const first = Object.keys(registerIssues(typed, step, isPartner))[0]
    if (first) return focusField(first)

    setBusy(true)

    try {
      await (step === 'send' ? send() : register())
    } catch (error) {
      const refused = error instanceof Refusal ? error : new Refusal('', '')
      setRefusal(refused)

      const named = refused.issues.map(
        ({ path, message }) =>
          [step === 'register' ? (FIELDS[path] ?? path) : path, message] as const,
      )

      setFaults(Object.fromEntries(named))

      if (step === 'send') captcha.refresh()
      if (named[0]) focusField(named[0][0])
    }

    setTried(null)
    setBusy(false)
  }

  const change = (changed: Partial<Registering>) => {
    setInput({ ...input, ...changed })
    setFaults((old) =>
      Object.fromEntries(Object.entries(old).filter(([name]) => !(name in changed))),
    )
  }

  return {
    typed,
    change,
    issues: tried ? registerIssues(typed, tried, isPartner) : {},
    faults,
    refusal,
    isBusy,
    left,
    hasTicket: ticket !== '',
    run,
  }
}
