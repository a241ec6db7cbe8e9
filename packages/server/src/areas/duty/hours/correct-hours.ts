import { hoursErrors as errors } from '@residency/contract/areas/duty/hours/access'
import type { correctHours as call } from '@residency/contract/areas/duty/hours/hours.contract'
import { dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import { type InputOf, startsFrom } from '@residency/contract/kernel'
import { mondayOf } from '@residency/contract/kernel/day'
import { minuteInChina } from '../../../platform/clock.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail } from '../../../platform/http/fail.ts'
import { correctionWindow, isFinal } from './hours.policy.ts'
import { insertCorrection, lockOwnShift, type OwnShiftRow } from './own-shift.queries.ts'
import { stepWeek } from './step-week.ts'
import { findWeekForUpdate } from './week.queries.ts'

type Input = InputOf<typeof call, 'out'>

/** The times of a correction; null for a shift that was not worked. */
function timesOf({ startsAt, endsAt }: Input, shift: OwnShiftRow, now: Date) {
  if (startsAt === null && endsAt === null) return null
  if (startsAt === null || endsAt === null) throw fail(errors.hoursTimesWrong)

  const [from, until] = [new Date(startsAt), new Date(endsAt)]
  if (from >= until || until > now) throw fail(errors.hoursTimesWrong)

  const window = correctionWindow(shift)
  if (from < window.from || until > window.until)
    throw fail(errors.hoursTooFar, {
      first: minuteInChina(window.from),
      last: minuteInChina(window.until),
    })

  return { from, until }
}

/** A week that was confirmed has to be confirmed again. */
async function reopenWeek(tx: SignedCtx, { traineeId, day }: OwnShiftRow): Promise<void> {
  const week = await findWeekForUpdate(tx.db, traineeId, mondayOf(day))
  if (week && startsFrom(dutyWeekFlow, 'reopen', week.state))
    await stepWeek(tx, 'reopen', week, { isOwner: true, shifts: [] })
}

/** Corrects the hours of an own shift that is over; the sign-in is kept as well. */
export const correctHours = (ctx: SignedCtx, input: Input) =>
  inTransaction(ctx, async (tx) => {
    const shift = await lockOwnShift(tx.db, tx.actor.userId, input.shiftId)
    if (!shift) throw fail(errors.hoursShiftUnknown)
    if ((shift.version ?? 0) !== input.version) throw changedMeanwhile()
    if (isFinal(shift)) throw fail(errors.hoursClosed)

    if (shift.endsAt > tx.now())
      throw fail(errors.hoursNotOver, { ends: minuteInChina(shift.endsAt) })

    const times = timesOf(input, shift, tx.now())

    const correction = {
      outcome: times ? ('worked' as const) : ('missed' as const),
      workedFrom: times?.from ?? null,
      workedUntil: times?.until ?? null,
      reason: input.reason,
      correctedAt: tx.now(),
    }

    const version =
      shift.hoursId === null || shift.version === null
        ? await insertCorrection(tx.db, shift, correction)
        : await updateRow(
            tx,
            'dutyHours',
            { id: shift.hoursId, version: shift.version },
            correction,
          )

    await reopenWeek(tx, shift)

    await tx.audit({
      action: 'duty.hours.correct',
      entity: 'dutyShift',
      entityId: shift.id,
      detail: { after: { startsAt: input.startsAt, endsAt: input.endsAt, reason: input.reason } },
    })

    return { version }
  })
