import { hoursErrors as errors } from '@residency/contract/areas/duty/hours/access'
import type { correctHours as call } from '@residency/contract/areas/duty/hours/hours.contract'
import type { InputOf } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { minuteInChina } from '../../../platform/clock.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail } from '../../../platform/http/fail.ts'
import { correctionWindow, isFinal } from './hours.policy.ts'
import { judgeHoursAgain } from './judge-hours-again.ts'
import { lockedOwnShift } from './lock-own-shift.ts'
import { insertCorrection } from './own-shift.queries.ts'
import { findShiftHours, type ShiftHoursRow } from './shift-hours.queries.ts'

type Input = InputOf<typeof call, 'out'>

/** The times of a correction; null for a shift that was not worked. */
function timesOf({ startsAt, endsAt }: Input, shift: ShiftHoursRow, now: Date) {
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

/** Nobody works two shifts at once. */
async function mustNotOverlap(
  tx: SignedCtx,
  shift: ShiftHoursRow,
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  const around = { from: addDays(shift.day, -2), until: addDays(shift.day, 2) }
  const shifts = await findShiftHours(tx.db, tx.now(), { traineeId: shift.traineeId, ...around })

  const other = shifts.find(
    ({ id, workedFrom, workedUntil }) =>
      id !== shift.id &&
      workedFrom !== null &&
      workedUntil !== null &&
      workedFrom < until &&
      from < workedUntil,
  )
  if (other) throw fail(errors.hoursOverlap, { day: other.day, kind: other.kind })
}

/** Corrects the hours of an own shift that is over; the sign-in is kept as well. */
export const correctHours = (ctx: SignedCtx, input: Input) =>
  inTransaction(ctx, async (tx) => {
    const shift = await lockedOwnShift(tx, input.shiftId)
    if ((shift.version ?? 0) !== input.version) throw changedMeanwhile()
    if (isFinal(shift)) throw fail(errors.hoursClosed)

    if (shift.endsAt > tx.now())
      throw fail(errors.hoursNotOver, { ends: minuteInChina(shift.endsAt) })

    const times = timesOf(input, shift, tx.now())
    if (times) await mustNotOverlap(tx, shift, times)

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

    await judgeHoursAgain(tx, [shift])

    await tx.audit({
      action: 'duty.hours.correct',
      entity: 'dutyShift',
      entityId: shift.id,
      detail: { after: { startsAt: input.startsAt, endsAt: input.endsAt, reason: input.reason } },
    })

    return { version }
  })
