import { type ShiftHours, shiftCode } from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { Button } from 'antd'
import { useState } from 'react'
import { inShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
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

  const take = (step: Step) => {
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
            onClick={() => take({ shift, isLeaving })}
          >
            {say(isLeaving ? text.leaveFrom : text.arriveAt, { kind: shift.kind })}
          </Button>
        )
      })}
      <TypeCode step={typing} onClose={() => setTyping(null)} />
    </section>
  )
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
