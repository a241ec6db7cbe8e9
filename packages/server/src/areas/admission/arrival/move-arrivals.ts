import { arrivalErrors } from '@residency/contract/areas/admission/arrival/access'
import type { ArrangeForm } from '@residency/contract/areas/admission/arrival/arrival.contract'
import { DAY_MS } from '@residency/contract/kernel/day'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { freeSeats } from '../../intakes/intakes.public.ts'
import { bulkAnswerOf, moveRegistrations } from '../../signup/signup.public.ts'
import { findLastCall } from './arrival.queries.ts'

const A_YEAR_MS = 366 * DAY_MS

/** Notifies people who accepted a place when and where to come; only with a passed medical. */
export async function arrangeArrivals(
  ctx: SignedCtx,
  { ids, ...form }: ArrangeForm & { ids: number[] },
) {
  if (!form.hasPassedMedical) throw fail(arrivalErrors.medicalNeeded)

  const arriveAt = new Date(form.arriveAt)
  if (arriveAt <= ctx.now()) throw fail(arrivalErrors.arriveAtPast)
  if (arriveAt.getTime() > ctx.now().getTime() + A_YEAR_MS) throw fail(arrivalErrors.arriveAtFar)

  return inTransaction(ctx, async (tx) => {
    const values = { time: minuteInChina(arriveAt), place: form.place, note: form.note ?? '' }
    const result = await moveRegistrations(tx, 'arrangeArrival', ids, { values })

    const arranged = {
      arriveAt,
      place: form.place,
      note: form.note,
      hasPassedMedical: true,
      arrangedBy: tx.actor.userId,
    }

    if (result.moved.length)
      await tx.db
        .insertInto('arrivals')
        .values(
          result.moved.map((r) => ({
            registrationId: r.id,
            ...arranged,
            arrangedAt: tx.now(),
            arrivedOn: null,
          })),
        )
        .execute()

    return bulkAnswerOf(tx, result)
  })
}

/** Records that people have come. */
export async function recordArrivals(
  ctx: SignedCtx,
  { ids, arrivedOn }: { ids: number[]; arrivedOn: string },
) {
  if (arrivedOn > dayInChina(ctx.now())) throw fail(arrivalErrors.arrivedInFuture)
  return inTransaction(ctx, async (tx) => {
    const result = await moveRegistrations(tx, 'arrive', ids)
    const moved = result.moved.map((r) => r.id)
    const called = await findLastCall(tx.db, moved)
    if (called && arrivedOn < dayInChina(called))
      throw fail(arrivalErrors.arrivedBeforeCalled, { day: dayInChina(called) })

    await tx.db
      .updateTable('arrivals')
      .set({ arrivedOn })
      .where('registrationId', '=', anyId(moved))
      .execute()

    return bulkAnswerOf(tx, result)
  })
}

/** Records that people did not come; their seats become free for the waiting list. */
export const reportNoShows = (ctx: SignedCtx, { ids, reason }: { ids: number[]; reason: string }) =>
  inTransaction(ctx, async (tx) => {
    const result = await moveRegistrations(tx, 'reportNoShow', ids, { reason })

    await freeSeats(
      tx,
      result.moved.map((r) => r.id),
    )

    return bulkAnswerOf(tx, result)
  })
