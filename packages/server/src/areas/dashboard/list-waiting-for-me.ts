import { WAITING_KINDS } from '@residency/contract/areas/dashboard/waiting.public'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { arrivalsWaiting } from '../recruitment/arrival/arrival.public.ts'
import { examsWaiting } from '../recruitment/exams/exams.public.ts'
import { signUpsWaiting } from '../signup/signup.public.ts'

/** Everything that waits for the reader: each area says what it holds ready for this person, with the rules its own calls go by. */
export async function listWaitingForMe(ctx: SignedCtx) {
  const all = (await Promise.all([signUpsWaiting(ctx), examsWaiting(ctx), arrivalsWaiting(ctx)])).flat()
  return all.filter((one) => one.count > 0).sort((a, b) => WAITING_KINDS.indexOf(a.kind) - WAITING_KINDS.indexOf(b.kind))
}
