import { hoursErrors as errors } from '@residency/contract/areas/duty/hours/access'
import type { signInToShift as call } from '@residency/contract/areas/duty/hours/hours.contract'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { deviceHash, isFresh } from '../../../platform/sign-in/code.rules.ts'
import { lapseSwapsOfShifts } from '../swaps/lapse-swaps.ts'
import { isSignInOpen, signInWindow } from './hours.policy.ts'
import {
  isDeviceOfAnother,
  lockOwnShift,
  type OwnShiftRow,
  writeSignIn,
} from './own-shift.queries.ts'

/** Forty bits are not guessed in so many tries. */
const TRIES = { points: 20, duration: 600 }

/**
 * Arrives at a shift, or leaves it. Who has done so gets the same answer again. A browser without a
 * device cookie is given one first: with a new one at every call one phone would sign in everybody.
 */
export async function signInToShift(ctx: SignedCtx, input: InputOf<typeof call, 'out'>) {
  await ctx.limits.take('duty-code', TRIES, `u${ctx.actor.userId}`)

  return inTransaction(ctx, (tx) => signIn(tx, input))
}

async function signIn(tx: SignedCtx, { shiftId, code, isLeaving }: InputOf<typeof call, 'out'>) {
  const shift = await lockOwnShift(tx.db, tx.actor.userId, shiftId)
  if (!shift) throw fail(errors.hoursShiftUnknown)

  const known = isLeaving ? shift.signedOutAt : shift.signedInAt
  if (known) return { kind: shift.kind, at: toMoment(known), isRepeated: true }

  mustBeOpen(tx, shift)
  if (isLeaving && !shift.signedInAt) throw fail(errors.hoursNotArrived)

  const place = { kind: 'duty', id: shift.departmentId } as const
  if (!isFresh(tx.keys.oneTime, place, code, tx.now())) throw fail(errors.hoursCodeOld)
  if (tx.client.isNewDevice) throw fail(errors.hoursDeviceNew)

  const device = deviceHash(tx.keys.oneTime, place, tx.client.device)
  if (await isDeviceOfAnother(tx.db, device, shift)) throw fail(errors.hoursDeviceUsed)

  await writeSignIn(tx.db, shift, { at: tx.now(), isLeaving, device })
  if (!isLeaving) await lapseSwapsOfShifts(tx, [shift])

  await tx.audit({
    action: 'duty.hours.signIn',
    entity: 'dutyShift',
    entityId: shiftId,
    detail: { isLeaving },
  })

  return { kind: shift.kind, at: toMoment(tx.now()), isRepeated: false }
}

/** Refuses outside the time in which people arrive and leave. */
function mustBeOpen({ now }: SignedCtx, shift: OwnShiftRow): void {
  if (isSignInOpen(shift, now())) return

  const { from, until } = signInWindow(shift)
  throw fail(errors.hoursNotNow, { opens: minuteInChina(from), closes: minuteInChina(until) })
}
