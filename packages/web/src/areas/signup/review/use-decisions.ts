import type { RegistrationAction } from '@residency/contract/areas/signup/registration.flow'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { type Registration, useActOnRegistration } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

export type Decision = Exclude<RegistrationAction, 'submit' | 'withdraw'>
export const NEEDS_REASON = ['return', 'reject'] as const

/** Decides about a sign-up as it was read: who changed it meanwhile is noticed. What cannot be undone is asked about by name. */
export function useDecisions(one: Registration, onDone: () => void) {
  const text = useText(reviewText)
  const act = useActOnRegistration()
  const name = one.realName ?? '—'
  const run = async (action: Decision, reason: string | null) => {
    if (action === 'admit' || action === 'enrol') {
      const content = say(text.askContent[action], { first: one.choices[0]?.label ?? '—' })
      if (!(await ask({ title: say(text.ask[action], { name }), content }))) return
    }
    try {
      const { traineeNumber } = await act.mutateAsync({ id: one.id, action, reason, version: one.version })
      toast.success(say(text.done[action], { name, number: traineeNumber ?? '—' }))
      onDone()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  return { decide: (action: Decision, reason: string | null = null) => void run(action, reason), isBusy: act.isPending }
}
