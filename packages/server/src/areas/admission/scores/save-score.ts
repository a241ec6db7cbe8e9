import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import type { saveScore as call } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import type { InputOf } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { isToBeExamined } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { presentScore, scoresOf } from './list-scores.ts'
import { findOffersScored, findScoredForUpdate, type ScoreRecord } from './score.queries.ts'
import { hundredthsOf, obstacleTo, pointsOf, scoreKey } from './score.rules.ts'
import { writeScores } from './write-scores.ts'

/**
 * Locks a registration and stops unless this person may enter a score for it (and this offer) now.
 */
export async function lockForScoring(
  tx: SignedCtx,
  registrationId: number,
  offerId: number | null,
) {
  const registration = found((await findScoredForUpdate(tx.db, [registrationId]))[0])
  const offers = (await findOffersScored(tx.db, [registrationId])).map((offer) => offer.offerId)
  const obstacle = obstacleTo(registration, offerId, offers, tx.actor.userId, tx.now())
  if (obstacle) throw fail(errors[obstacle], { from: minuteInChina(registration.startsAt) })

  return registration
}

/** Enters, changes or clears one score. Overwriting a score that was not seen is refused. */
export async function saveScore(ctx: SignedCtx, input: InputOf<typeof call, 'out'>) {
  mustBeOffice(ctx.actor)

  const place = {
    registrationId: input.registrationId,
    offerId: input.offerId ?? null,
    component: input.component,
  }

  return inTransaction(ctx, async (tx) => {
    const registration = await lockForScoring(tx, place.registrationId, place.offerId)
    const stored = (await scoresOf(tx, [registration.id])).get(scoreKey(place))
    if ((stored?.points ?? null) !== (input.was === null ? null : hundredthsOf(input.was)))
      throw changedMeanwhile()

    if (input.points !== null)
      await writeScores(tx, [{ ...place, points: hundredthsOf(input.points) }])
    else if (stored) await clearScore(tx, registration.state, stored)

    const now = (await scoresOf(tx, [registration.id])).get(scoreKey(place))

    return now ? presentScore(now) : null
  })
}

/** Once the scores of a person are out, one can be changed but not removed. */
async function clearScore(tx: SignedCtx, state: string, stored: ScoreRecord) {
  if (!isToBeExamined(state)) throw fail(errors.scoreNotNow)

  await tx.db.deleteFrom('examScores').where('id', '=', stored.id).execute()

  await tx.audit({
    action: 'recruitment.score.clear',
    entity: 'registration',
    entityId: stored.registrationId,
    detail: {
      ...(stored.offerId && { offerId: stored.offerId }),
      before: { [stored.component]: pointsOf(stored.points) },
    },
  })
}
