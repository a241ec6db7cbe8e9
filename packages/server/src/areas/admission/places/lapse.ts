import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findIntake, freeSeats } from '../../intakes/intakes.public.ts'
import { isTimeToConfirm, moveRegistrations } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { findOverdue } from './lapse.queries.ts'

const BATCH_SIZE = 500

/**
 * Ends places that were not confirmed in time, of one intake or of all; answers how many. Their
 * seats are free.
 */
export async function lapseOverdue(
  ctx: SignedCtx,
  intakeId: number | null = null,
): Promise<number> {
  for (let lapsed = 0; ; ) {
    const ids = (await findOverdue(ctx.db, intakeId, ctx.now(), BATCH_SIZE)).map(
      (place) => place.id,
    )
    if (ids.length === 0) return lapsed

    const moved = await inTransaction(ctx, async (tx) => {
      const result = await moveRegistrations(tx, 'lapse', ids)
      const gone = result.moved.map((registration) => registration.id)

      await freeSeats(tx, gone)

      return gone.length
    })

    lapsed += moved
    // Skip rows that another process has ended; rows that may not be ended would be found forever.
    if (moved === 0) return lapsed
  }
}

/** The office's own button: only once the time of the intake is over. */
export async function lapsePlaces(ctx: SignedCtx, { intakeId }: { intakeId: number }) {
  mustBeOffice(ctx.actor)

  const intake = found(await findIntake(ctx.db, intakeId))
  if (isTimeToConfirm(intake, ctx.now()))
    throw fail(errors.placeConfirmWindow, { until: minuteInChina(intake.confirmUntil) })

  return { lapsed: await lapseOverdue(ctx, intakeId) }
}
