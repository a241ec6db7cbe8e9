import { type ShiftHours, shiftCode } from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { Button } from 'antd'
import { useState } from 'react'
import { inShanghai, nowInShanghai } from '../../../platform/clock.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import './hours.css'
import { useSignIn } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'

type Step = { shift: ShiftHours; isLeaving: boolean }
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
  const [typing, setTyping] = useState<Step | null>(null)
  const send = useSend()
  if (shifts.length === 0) return code === null ? null : <p className="panel">{text.noneNow}</p>

  const take = async (step: Step) => {
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
      <TypeCode step={typing} onClose={() => setTyping(null)} />
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

/** Signs in or out, and says when it was. */
function useSend() {
  const { own: text } = useText(hoursText)
  const { mutateAsync } = useSignIn()

  return async ({ shift, isLeaving }: Step, code: string) => {
    const { at } = await mutateAsync({ shiftId: shift.shiftId, code, isLeaving })
    toast.success(
      say(isLeaving ? text.left : text.arrived, { time: inShanghai(at).format('HH:mm') }),
    )
  }
}

/** For phones whose camera does not scan. */
function TypeCode({ step, onClose }: { step: Step | null; onClose: () => void }) {
  const { own: text } = useText(hoursText)
  const { fields } = useText(hoursWords)
  const send = useSend()

  return (
    <FormDialog<{ code: string }>
      title={step?.isLeaving ? text.leave : text.arrive}
      isOpen={step !== null}
      onClose={onClose}
      submit={async ({ code }) => {
        if (step) await send(step, code)
      }}
      initial={{}}
      okText={step?.isLeaving ? text.leave : text.arrive}
      width={400}
    >
      <TextField
        name="code"
        label={fields.code}
        help={text.codeHelp}
        shape={shiftCode}
        maxLength={20}
        autoComplete="one-time-code"
      />
    </FormDialog>
  )
}
