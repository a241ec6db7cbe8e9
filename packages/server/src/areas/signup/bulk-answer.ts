import type { BulkAnswer } from '@residency/contract/areas/signup/bulk.public'
import { errorSentence, kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { Moved } from './move-registrations.ts'

const WHY = { notNow: kernelErrors.actionNotNow, reason: kernelErrors.reasonNeeded, file: kernelErrors.inputMissing }

/** What became of each sign-up of a bulk action, in the reader's language, as they were asked for. */
export function bulkAnswerOf(ctx: SignedCtx, { moved, refused, missing }: Moved): BulkAnswer {
  const say = (def: (typeof WHY)[keyof typeof WHY]) => errorSentence(ctx.words, ctx.language, def)
  const rows = [
    ...moved.map((r) => ({ id: r.id, name: r.real_name ?? '', isDone: true, why: null })),
    ...refused.map((r) => ({ id: r.id, name: r.name ?? '', isDone: false, why: say(WHY[r.refused]) })),
    ...missing.map((id) => ({ id, name: '', isDone: false, why: say(kernelErrors.notFound) })),
  ]
  return { done: moved.length, rows: rows.sort((a, b) => a.id - b.id) }
}
