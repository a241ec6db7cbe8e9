import type { BulkAnswer } from '@residency/contract/areas/signup/bulk.public'
import type { actOnRegistrations } from '@residency/contract/areas/signup/review.contract'
import type { InputOf } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { type Registration, useActOnRegistration, useActOnRegistrations } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

export type Decided = Omit<InputOf<typeof actOnRegistrations>, 'ids' | 'versions'>
const showError = (error: unknown) => toast.error(error instanceof Error ? error.message : String(error))

/** Decides about a sign-up as it was read: who changed it meanwhile is noticed. */
export function useDecisions(one: Registration, onDone: () => void) {
  const text = useText(reviewText)
  const act = useActOnRegistration()
  const name = one.realName ?? '—'
  const decide = (decided: Decided) =>
    act.mutateAsync({ id: one.id, version: one.version, ...decided }).then(() => {
      toast.success(say(text.done[decided.action], { name }))
      onDone()
    }, showError)
  return { decide, isBusy: act.isPending }
}

/** Decides about many as they were read; what was left as it was is answered row by row. */
export function useManyDecisions(rows: readonly { id: number; version: number }[], onDone: (answer: BulkAnswer) => void) {
  const text = useText(reviewText)
  const act = useActOnRegistrations()
  const decide = (decided: Decided) =>
    act
      .mutateAsync({ ids: rows.map((row) => row.id), versions: rows.map(({ id, version }) => ({ id, version })), ...decided })
      .then((answer) => {
        if (answer.done) toast.success(say(text.doneMany, { count: answer.done }))
        onDone(answer)
      }, showError)
  return { decide, isBusy: act.isPending }
}
