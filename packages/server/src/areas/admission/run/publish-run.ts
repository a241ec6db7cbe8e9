import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import type { RegistrationAction } from '@residency/contract/areas/signup/registration/registration.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { inputHashSteps } from '../../../algorithms/matching/admission.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findIntakeForUpdate, type Intake, moveIntake } from '../../intakes/intakes.public.ts'
import { lockFreeSeats } from '../../intakes/seats.public.ts'
import { moveRegistrations } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { mustHaveTimeToConfirm, placeNoticeValues } from '../places/place-notice.ts'
import { countUnsettled } from '../scores/settled-scores.queries.ts'
import { findPoolsOfIntake } from './collect.queries.ts'
import { gather, mustHaveRound, STATES } from './gather.ts'
import {
  findVerdicts,
  lockRegistrations,
  markPublished,
  placeAdmitted,
  saveWaitingLists,
} from './publish.queries.ts'
import { findRun } from './run.queries.ts'
import { shownRun } from './shown-run.ts'

/** Batch size: larger statements would block other writers for too long. */
const AT_ONCE = 1000
type Verdict = Awaited<ReturnType<typeof findVerdicts>>[number]
type Step = Exclude<RegistrationAction, 'submit'>

/** The step each takes: all of them in the first run, in the second those it gives a seat. */
function stepOf({ offerId, waits, state }: Verdict, round: 1 | 2): Step | undefined {
  if (round === 2) return offerId === null ? undefined : state === 'waitlisted' ? 'call' : 'adjust'
  return offerId !== null ? 'admit' : waits ? 'putOnWaitingList' : 'turnDown'
}

/** Moves everybody in a run; if one cannot be moved, nothing is published. */
async function moveAll(tx: SignedCtx, intake: Intake, verdicts: readonly Verdict[], round: 1 | 2) {
  const offers = new Map(verdicts.map((one) => [one.id, one.offerId]))
  const noticeValues = await placeNoticeValues(tx, intake, (id) => offers.get(id))

  for (const step of ['admit', 'putOnWaitingList', 'turnDown', 'call', 'adjust'] as const) {
    const ids = verdicts.filter((one) => stepOf(one, round) === step).map((one) => one.id)
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { left, missing } = await moveRegistrations(
        tx,
        step,
        ids.slice(from, from + AT_ONCE),
        noticeValues,
      )
      if (left.length + missing.length) throw fail(kernelErrors.actionNotNow)
    }
  }
}

/**
 * Publishes a preview in one transaction: seats, waiting lists, the state of every registration and
 * of the intake. Everything it was made of is locked and hashed again first; another hash refuses
 * it.
 */
export const publishRun = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    mustBeOffice(tx.actor)

    const preview = found(await findRun(tx.db, id))
    const intake = found(await findIntakeForUpdate(tx.db, preview.intakeId))
    const run = found(await findRun(tx.db, id))
    const round = await mustHaveRound(tx.db, intake)
    if (run.publishedAt || run.round !== round) throw fail(errors.runNotNow)
    if (run.applicants === 0) throw fail(errors.runStale) // a later preview took its place
    mustBeAfterNotice(tx, intake)
    mustHaveTimeToConfirm(tx, intake)

    const pools = await findPoolsOfIntake(tx.db, intake.id)

    await lockFreeSeats(
      tx,
      pools.map((pool) => pool.id),
    )

    await lockRegistrations(tx.db, intake.id, STATES[round])
    await mustHaveAnsweredReviews(tx, intake)

    const { input } = await gather(tx.db, intake, run.seed, round)
    if ((await runYielding(inputHashSteps(input))) !== run.inputHash) throw fail(errors.runStale)
    if ((await placeAdmitted(tx.db, id, tx.actor.userId, tx.now())) !== run.admitted)
      throw fail(errors.runStale)

    await saveWaitingLists(tx.db, id)
    await moveAll(tx, intake, await findVerdicts(tx.db, id), round)

    if (round === 1) await moveIntake(tx, intake, 'publish')

    await markPublished(tx.db, id, tx.actor.userId, tx.now())

    const detail = {
      intakeId: intake.id,
      round,
      inputHash: run.inputHash,
      admitted: run.admitted,
      waiting: run.waiting,
    }

    await tx.audit({
      action: 'recruitment.admission.publish',
      entity: 'admissionRun',
      entityId: id,
      detail,
    })

    return shownRun(found(await findRun(tx.db, id)))
  })

/**
 * A score under review may still change; registrations are locked, so no new review can be
 * requested meanwhile.
 */
async function mustHaveAnsweredReviews(tx: SignedCtx, { id }: Intake) {
  const { openReviews } = await countUnsettled(tx.db, id)
  if (openReviews) throw fail(errors.runReviewsOpen, { count: openReviews })
}

/** Results become final only after the public notice period. */
function mustBeAfterNotice(tx: SignedCtx, { publicationUntil }: Intake) {
  if (publicationUntil && dayInChina(tx.now()) <= publicationUntil)
    throw fail(errors.runPublicationNotOver, { until: publicationUntil })
}
