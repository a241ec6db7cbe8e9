import {
  type RegistrationAction,
  registrationFlow,
} from '@residency/contract/areas/signup/registration/registration.flow'
import { kernelErrors, startsFrom } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Intake } from '../../intakes/intakes.public.ts'
import { moveRegistrations } from '../../signup/signup.public.ts'
import { placeNoticeValues } from '../places/place-notice.ts'
import type { findVerdicts } from './publish.queries.ts'

/** Batch size: larger statements would block other writers for too long. */
const BATCH_SIZE = 1000
type Verdict = Awaited<ReturnType<typeof findVerdicts>>[number]
type Step = Exclude<RegistrationAction, 'submit'>

/** The first run takes a step with everybody. */
function firstStepOf({ offerId, waits }: Verdict): Step {
  if (offerId !== null) return 'admit'

  return waits ? 'putOnWaitingList' : 'turnDown'
}

/** The second run takes a step with those to whom it gives a seat. */
function secondStepOf({ offerId, state }: Verdict): Step | undefined {
  if (offerId === null) return undefined

  return startsFrom(registrationFlow, 'call', state) ? 'call' : 'adjust'
}

const stepOf = (verdict: Verdict, round: 1 | 2) =>
  round === 1 ? firstStepOf(verdict) : secondStepOf(verdict)

/** Moves everybody in a run; if one cannot be moved, nothing is published. */
export async function moveAll(
  tx: SignedCtx,
  intake: Intake,
  verdicts: readonly Verdict[],
  round: 1 | 2,
) {
  const offers = new Map(verdicts.map((verdict) => [verdict.id, verdict.offerId]))
  const noticeValues = await placeNoticeValues(tx, intake, (id) => offers.get(id))

  for (const step of ['admit', 'putOnWaitingList', 'turnDown', 'call', 'adjust'] as const) {
    const ids = verdicts
      .filter((verdict) => stepOf(verdict, round) === step)
      .map((verdict) => verdict.id)
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const { left: refused, missing } = await moveRegistrations(
        tx,
        step,
        ids.slice(from, from + BATCH_SIZE),
        noticeValues,
      )
      if (refused.length + missing.length) throw fail(kernelErrors.actionNotNow)
    }
  }
}
