import type { ShiftHours } from '@residency/contract/areas/duty/hours/hours.contract'
import { inShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useSignIn } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'

/** Arriving at a shift, or leaving it. */
export type ShiftStep = { shift: ShiftHours; isLeaving: boolean }

/** Signs in or out, and says when it was. */
export function useSendCode() {
  const { own: text } = useText(hoursText)
  const { mutateAsync } = useSignIn()

  return async ({ shift, isLeaving }: ShiftStep, code: string) => {
    const { at } = await mutateAsync({ shiftId: shift.shiftId, code, isLeaving })
    toast.success(
      say(isLeaving ? text.left : text.arrived, { time: inShanghai(at).format('HH:mm') }),
    )
  }
}
