import type { ShiftHours } from '@residency/contract/areas/duty/hours/hours.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { inShanghai, nowInShanghai } from '../../../platform/clock.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import './hours.css'
import { hoursText } from './hours.text.ts'
import { type ShiftStep, useSendCode } from './use-send-code.ts'

const TypeCode = lazyDialog(() => import('./type-code.tsx').then((part) => part.TypeCode))

type Props = {
  /** Shifts at which the trainee can arrive now, or which they can leave. */
  shifts: readonly ShiftHours[]

  /** The code that the phone has scanned. */
  code: string | null
}

/**
 * One button for each shift of this moment: with the scanned code it signs in at once, without one
 * it asks for the code.
 */
export function CurrentShifts({ shifts, code }: Props) {
  const { own: text } = useText(hoursText)
  const [typing, setTyping] = useState<ShiftStep | null>(null)
  const send = useSendCode()
  if (shifts.length === 0) return code === null ? null : <p className="panel">{text.noneNow}</p>

  const take = async (step: ShiftStep) => {
    if (step.isLeaving && !(await isSureToLeave(step.shift, text))) return

    if (code === null) setTyping(step)
    else
      void send(step, code).catch((error: Error) => {
        toast.error(error.message)
        setTyping(step)
      })
  }

  return (
    <section className="panel hours-now" aria-label={text.now}>
      <h2>{text.now}</h2>
      {shifts.map((shift) => {
        const isLeaving = shift.actions.includes('leave')

        return (
          <Button
            key={shift.shiftId}
            type="primary"
            block
            onClick={() => void take({ shift, isLeaving })}
          >
            {labelOf(shift, text)}
          </Button>
        )
      })}
      <TypeCode isOpen={typing !== null} step={typing} onClose={() => setTyping(null)} />
    </section>
  )
}

const timeOf = (at: string) => inShanghai(at).format('HH:mm')

type OwnText = Readonly<Record<'leaveFrom' | 'leaveAgain' | 'arriveAt', string>>

function labelOf({ kind, actions, signedOutAt }: ShiftHours, text: OwnText): string {
  if (!actions.includes('leave')) return say(text.arriveAt, { kind })

  return signedOutAt === null
    ? say(text.leaveFrom, { kind })
    : say(text.leaveAgain, { kind, time: timeOf(signedOutAt) })
}

type LeaveText = Readonly<Record<'earlyTitle' | 'earlyNote' | 'leave', string>>

/** Who leaves before the planned end is asked: the button is where that of arriving was. */
async function isSureToLeave({ endsAt }: ShiftHours, text: LeaveText): Promise<boolean> {
  if (!inShanghai(endsAt).isAfter(nowInShanghai())) return true

  return ask({
    title: say(text.earlyTitle, { time: timeOf(endsAt) }),
    content: text.earlyNote,
    okText: text.leave,
  })
}
