import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import type { Adjustment } from '@residency/contract/areas/admission/run/place.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findIntake, giveSeats, lockFreeSeats } from '../../intakes/intakes.public.ts'
import { bulkAnswerOf, moveRegistrations } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { findPoolsOfIntake } from '../run/collect.queries.ts'
import { offerNames } from '../run/offer-names.queries.ts'
import { adjustmentHash } from './adjust.rules.ts'
import { adjustmentNow } from './adjust-market.ts'
import { mustHaveTimeToConfirm, placeNoticeValues } from './place-notice.ts'

/** Who would be placed by adjustment among the seats left over, by total. Nothing is moved. */
export async function previewAdjustment(
  ctx: SignedCtx,
  { intakeId }: { intakeId: number },
): Promise<Adjustment> {
  mustBeOffice(ctx.actor)

  const intake = found(await findIntake(ctx.db, intakeId))
  const { people, firstOf, rows } = await adjustmentNow(ctx, intake)
  const names = await offerNames(ctx.db, intakeId, ctx.language)
  const byId = new Map(people.map((person) => [person.id, person]))

  return {
    hash: adjustmentHash(rows),
    unplaced: people.length - rows.length,
    rows: rows.map(({ id, offerId, total }) => ({
      id,
      realName: byId.get(id)!.realName ?? '',
      traineeKind: byId.get(id)!.traineeKind as Adjustment['rows'][number]['traineeKind'],
      total,
      firstChoice: names.get(firstOf(id) ?? 0)?.offer ?? '',
      offerId,
      offer: names.get(offerId)?.offer ?? '',
    })),
  }
}

/** Publishes the adjustment that was looked at, pools locked: what has changed since is refused. */
export const publishAdjustment = (
  ctx: SignedCtx,
  { intakeId, hash }: { intakeId: number; hash: string },
) =>
  inTransaction(ctx, async (tx) => {
    mustBeOffice(tx.actor)

    const intake = found(await findIntake(tx.db, intakeId))
    mustHaveTimeToConfirm(tx, intake)

    const pools = await findPoolsOfIntake(tx.db, intakeId)

    await lockFreeSeats(
      tx,
      pools.map((pool) => pool.id),
    )

    const { rows } = await adjustmentNow(tx, intake)
    if (rows.length === 0 || adjustmentHash(rows) !== hash) throw fail(errors.adjustmentStale)

    const placeOf = new Map(rows.map((row) => [row.id, row]))
    const noticeValues = await placeNoticeValues(tx, intake, (id) => placeOf.get(id)?.offerId)
    const result = await moveRegistrations(tx, 'adjust', [...placeOf.keys()], noticeValues)
    const moved = result.moved.map((move) => placeOf.get(move.id)!)

    for (let from = 0; from < moved.length; from += 1000)
      await giveSeats(
        tx,
        moved.slice(from, from + 1000).map((placed) => ({
          poolId: placed.poolId,
          registrationId: placed.id,
          origin: 'adjustment',
          total: placed.total,
        })),
      )

    return bulkAnswerOf(tx, result)
  })
