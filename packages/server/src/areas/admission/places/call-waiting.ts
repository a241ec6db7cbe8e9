import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import type { LivePool } from '@residency/contract/areas/admission/run/place.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findIntake, giveSeats, lockFreeSeats } from '../../intakes/intakes.public.ts'
import { bulkAnswerOf, moveRegistrations } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { mayPassSeatsOn } from '../run/admission.policy.ts'
import { offerNames } from '../run/offer-names.queries.ts'
import { mustHaveTimeToConfirm, placeNoticeValues } from './place-notice.ts'
import { findLivePools, findNextWaiting, findPoolHome, findWaitingList } from './waiting.queries.ts'

/** Pools in their present state, with the person to be called next. */
export async function listPools(ctx: SignedCtx, { intakeId }: { intakeId: number }) {
  mustBeOffice(ctx.actor)

  const names = await offerNames(ctx.db, intakeId, ctx.language)
  return (await findLivePools(ctx.db, intakeId)).map(({ offerId, traineeKind, ...pool }) => ({
    ...pool,
    offerId,
    offer: names.get(offerId)?.offer ?? '',
    base: names.get(offerId)?.base ?? '',
    traineeKind: traineeKind as LivePool['traineeKind'],
    free: Math.max(0, pool.seats - pool.held),
  }))
}

export async function listWaiting(ctx: SignedCtx, { id }: { id: number }) {
  mustBeOffice(ctx.actor)

  found(await findPoolHome(ctx.db, id))

  const rows = await findWaitingList(ctx.db, id)

  return rows.map((row) => ({
    place: row.place,
    id: row.id,
    realName: row.realName ?? '',
    total: row.total,
    state: row.state,
  }))
}

/**
 * Calls a pool's waiting list in order: one person, or as many as there are free seats. People who
 * hold a place elsewhere, have withdrawn or were just called are skipped. The pool is locked, so
 * that a seat is given once.
 */
export const callWaiting = (ctx: SignedCtx, { id, count }: { id: number; count: 'one' | 'all' }) =>
  inTransaction(ctx, async (tx) => {
    mustBeOffice(tx.actor)

    const pool = found(await findPoolHome(tx.db, id))
    const intake = found(await findIntake(tx.db, pool.intakeId))
    if (!mayPassSeatsOn(intake.state)) throw fail(errors.poolNotLeft)
    mustHaveTimeToConfirm(tx, intake)

    const free = (await lockFreeSeats(tx, [id])).get(id) ?? 0
    let remaining = count === 'one' ? Math.min(1, free) : free
    const noticeValues = await placeNoticeValues(tx, intake, () => pool.offerId)
    const tried: number[] = []
    const moved: Parameters<typeof bulkAnswerOf>[1]['moved'] = []

    while (remaining > 0) {
      const next = await findNextWaiting(tx.db, id, tried, remaining)
      if (next.length === 0) break

      const ids = next.map((called) => called.id)
      const result = await moveRegistrations(tx, 'call', ids, noticeValues)
      const totals = new Map(next.map((called) => [called.id, called.total]))

      await giveSeats(
        tx,
        result.moved.map((called) => ({
          poolId: id,
          registrationId: called.id,
          origin: 'call',
          total: totals.get(called.id) ?? null,
        })),
      )

      moved.push(...result.moved)
      tried.push(...ids)
      remaining -= result.moved.length
    }

    if (moved.length === 0) throw fail(errors.poolNotLeft)

    return bulkAnswerOf(tx, { moved, left: [], missing: [] })
  })
