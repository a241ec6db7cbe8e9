import type { ReviewAction } from '@residency/contract/areas/signup/registration.flow'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { type Registration, useActOnRegistration } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

export type Decision = ReviewAction
export const NEEDS_REASON = ['return', 'returnAtOffice', 'reject', 'rejectAtOffice'] as const

/** Decides about a sign-up as it was read: who changed it meanwhile is noticed. */
export function useDecisions(one: Registration, onDone: () => void) {
  const text = useText(reviewText)
  const act = useActOnRegistration()
  const name = one.realName ?? '—'
  const run = async (action: Decision, reason: string | null) => {
    try {
      await act.mutateAsync({ id: one.id, action, reason, version: one.version })
      toast.success(say(text.done[action], { name }))
      onDone()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  return { decide: (action: Decision, reason: string | null = null) => void run(action, reason), isBusy: act.isPending }
}
