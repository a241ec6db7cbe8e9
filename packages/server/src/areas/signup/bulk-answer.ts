import type { BulkAnswer } from '@residency/contract/areas/signup/bulk.public'
import { signupErrors } from '@residency/contract/areas/signup/errors'
import { signupWords } from '@residency/contract/areas/signup/words'
import { type ErrorDef, errorSentence, kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { Moved, Unchanged } from './move-registrations.ts'

function defOf({ refused, isOfThisState }: Unchanged): ErrorDef {
  if (refused === 'reason') return kernelErrors.reasonNeeded
  // where it stands says more than that it has changed
  if (refused === 'changed' && isOfThisState) return kernelErrors.changedMeanwhile
  if (refused === 'file') return kernelErrors.inputMissing
  return isOfThisState ? signupErrors.notYoursNow : signupErrors.notInThisState
}

/** What became of each sign-up of a bulk action, in the reader's language, as they were asked for. */
export function bulkAnswerOf(ctx: SignedCtx, { moved, refused, missing }: Moved): BulkAnswer {
  const states: Readonly<Record<string, string>> = signupWords[ctx.language].states
  const say = (def: ErrorDef, state = '') => errorSentence(ctx.words, ctx.language, def, { state: states[state] ?? state })
  const rows = [
    ...moved.map((r) => ({ id: r.id, name: r.real_name ?? '', isDone: true, why: null })),
    ...refused.map((r) => ({ id: r.id, name: r.name ?? '', isDone: false, why: say(defOf(r), r.state) })),
    ...missing.map((id) => ({ id, name: '', isDone: false, why: say(kernelErrors.notFound) })),
  ]
  return { done: moved.length, rows: rows.sort((a, b) => a.id - b.id) }
}
