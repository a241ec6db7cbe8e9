import { awardCompetitionErrors as errors } from '@residency/contract/areas/awards/competition/access'
import type { saveScores as saveCall } from '@residency/contract/areas/awards/competition/award-scoring.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { isScored } from './competition.policy.ts'
import { findCandidates, findCriteria } from './competition.queries.ts'
import { type DutyRow, findDuty, findDutyForUpdate } from './scoring.queries.ts'

/** The own duty, locked, while the scoring is open and the own scores are not submitted. */
async function openDuty(tx: SignedCtx, id: number): Promise<DutyRow> {
  const duty = found(await findDutyForUpdate(tx.db, tx.actor.userId, id))
  if (duty.submittedAt !== null) throw fail(errors.scoresSubmitted)
  if (!isScored(duty.state)) throw fail(errors.notScoring)

  return duty
}

/** Saves the own points of one candidate in place of the former ones. */
export const saveScores = (
  ctx: SignedCtx,
  { id, candidateId, points }: InputOf<typeof saveCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    await openDuty(tx, id)

    const { userId } = tx.actor
    if (!(await findCandidates(tx.db, id)).some((row) => row.id === candidateId)) throw notFound()

    const criteria = new Map(
      (await findCriteria(tx.db, id)).map((criterion) => [criterion.id, criterion]),
    )

    for (const { criterionId, points: value } of points) {
      const criterion = criteria.get(criterionId)
      if (!criterion) throw notFound()

      if (value > criterion.scale)
        throw fail(errors.pointsOutside, {
          name: labelIn(tx.language, criterion.name, criterion.nameEn),
          scale: criterion.scale,
        })
    }

    await tx.db
      .deleteFrom('awardScores')
      .where('candidateId', '=', candidateId)
      .where('reviewerId', '=', userId)
      .execute()

    const rows = [...new Map(points.map((row) => [row.criterionId, row])).values()]

    const written = rows.map((row) => ({
      candidateId,
      reviewerId: userId,
      criterionId: row.criterionId,
      points: row.points,
    }))

    if (written.length > 0) await tx.db.insertInto('awardScores').values(written).execute()

    await tx.audit({
      action: 'awards.scores.save',
      entity: 'awardCompetition',
      entityId: id,
      detail: { candidateId },
    })

    return { scored: found(await findDuty(tx.db, userId, id)).scored }
  })

/** Submits the own points once every candidate is scored by every criterion. */
export const submitScores = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const duty = await openDuty(tx, id)
    const missing = duty.candidates - duty.scored
    if (missing > 0) throw fail(errors.scoresMissing, { count: missing })

    const now = tx.now()

    await tx.db
      .updateTable('awardReviewers')
      .set({ submittedAt: now })
      .where('competitionId', '=', id)
      .where('userId', '=', tx.actor.userId)
      .execute()

    await tx.audit({ action: 'awards.scores.submit', entity: 'awardCompetition', entityId: id })

    return { submittedAt: minuteInChina(now) }
  })
