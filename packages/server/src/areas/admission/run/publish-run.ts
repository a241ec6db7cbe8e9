import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import { inputHashSteps } from '../../../algorithms/matching/admission.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import {
  findIntakeForUpdate,
  type Intake,
  lockFreeSeats,
  moveIntake,
} from '../../intakes/intakes.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { mustHaveTimeToConfirm } from '../places/place-notice.ts'
import { countOpenScoreWork } from '../scores/open-score-work.queries.ts'
import { findPoolsOfIntake } from './collect.queries.ts'
import { gather, mustHaveRound, STATES } from './gather.ts'
import { presentRun } from './get-admission.ts'
import { moveAll } from './move-all.ts'
import {
  findVerdicts,
  lockRegistrations,
  markPublished,
  placeAdmitted,
  saveWaitingLists,
} from './publish.queries.ts'
import { findRun } from './run.queries.ts'

/**
 * Publishes a preview in one transaction: seats, waiting lists, the state of every registration and
 * of the intake. Everything it was made of is locked and hashed again first; another hash refuses
 * it.
 */
export const publishRun = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    mustBeOffice(tx.actor)

    const { run, intake, round } = await findRunToPublish(tx, id)
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

    return presentRun(found(await findRun(tx.db, id)))
  })

/** A preview with its locked intake, if it can be published now. */
async function findRunToPublish(tx: SignedCtx, id: number) {
  const preview = found(await findRun(tx.db, id))
  const intake = found(await findIntakeForUpdate(tx.db, preview.intakeId))
  const run = found(await findRun(tx.db, id))
  const round = await mustHaveRound(tx.db, intake)
  if (run.publishedAt || run.round !== round) throw fail(errors.runNotNow)
  if (run.applicants === 0) throw fail(errors.runStale) // a later preview took its place

  mustBeAfterNotice(tx, intake)
  mustHaveTimeToConfirm(tx, intake)

  return { run, intake, round }
}

/**
 * A score under review may still change; registrations are locked, so no new review can be
 * requested meanwhile.
 */
async function mustHaveAnsweredReviews(tx: SignedCtx, { id }: Intake) {
  const { openReviews } = await countOpenScoreWork(tx.db, id)
  if (openReviews) throw fail(errors.runReviewsOpen, { count: openReviews })
}

/** Results become final only after the public notice period. */
function mustBeAfterNotice(tx: SignedCtx, { publicationUntil }: Intake) {
  if (publicationUntil && dayInChina(tx.now()) <= publicationUntil)
    throw fail(errors.runPublicationNotOver, { until: publicationUntil })
}
