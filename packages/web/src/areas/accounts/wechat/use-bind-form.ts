import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { useCountdown } from '../../../ui/times/use-countdown.ts'
import { Refusal, type Token } from '../login/login.calls.ts'
import { focusField } from '../login/login-fields.tsx'
import { bindByBadge, sendBindCode } from './bind.calls.ts'
import { type BindStep, bareBadge, bareNumber, bindIssues } from './bind.rules.ts'
import { bindText } from './bind.text.ts'

/** One message a minute for a number; the server limits too. */
const WAIT_SECONDS = 60

/** The two steps of a binding: a code to the owner of the badge, and the code back. */
export function useBindForm(openUuid: string, onDone: (token: Token) => void) {
  const text = useText(bindText).form
  const [typed, setTyped] = useState({ badge: '', code: '' })
  const [codeUuid, setCodeUuid] = useState<string | null>(null)
  const [tried, setTried] = useState<BindStep | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [left, setLeft] = useCountdown()

  const input = { ...typed, isSent: codeUuid !== null }

  const run = async (step: BindStep, act: () => Promise<void>) => {
    setTried(step)
    setRefusal(null)

    const first = Object.keys(bindIssues(input, step))[0]
    if (first) return focusField(first)

    setBusy(true)

    try {
      await act()
    } catch (error) {
      setRefusal((error instanceof Refusal && error.message) || text.network)
      focusField(step === 'send' ? 'brandNumber' : 'smsCode')
    }

    setTried(null)
    setBusy(false)
  }

  const send = () =>
    run('send', async () => {
      setCodeUuid((await sendBindCode(bareBadge(typed.badge), openUuid)).codeUuid)
      setLeft(WAIT_SECONDS)
      focusField('smsCode')
    })

  const bind = () =>
    run('bind', async () => {
      const code = bareNumber(typed.code)
      onDone(
        await bindByBadge({
          brandNumber: bareBadge(typed.badge),
          code,
          openUuid,
          codeUuid: codeUuid ?? '',
        }),
      )
    })

  const type = (name: keyof typeof typed) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))

  return {
    typed,
    type,
    isSent: input.isSent,
    isBusy,
    refusal,
    left,
    issues: tried ? bindIssues(input, tried) : {},
    send,
    bind,
  }
}
