import { hoursErrors as errors } from '@residency/contract/areas/duty/hours/access'
import type { signInToShift as call } from '@residency/contract/areas/duty/hours/hours.contract'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { deviceHash, isFresh } from '../../../platform/sign-in/code.rules.ts'
import { actionsOnShift, isFinal, isSignedAt, isSignInOpen, signInWindow } from './hours.policy.ts'
import { judgeHoursAgain } from './judge-hours-again.ts'
import { lockedOwnShift } from './lock-own-shift.ts'
import { isDeviceOfAnother, writeSignIn } from './own-shift.queries.ts'
import type { ShiftHoursRow } from './shift-hours.queries.ts'

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

/** Sign-ins are kept to the second: a correction begins with the time that was signed. */
const toSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)

async function signIn(tx: SignedCtx, { shiftId, code, isLeaving }: InputOf<typeof call, 'out'>) {
  const shift = await lockedOwnShift(tx, shiftId)

  const known = knownTime(shift, isLeaving, tx.now())
  if (known) return { kind: shift.kind, at: toMoment(known), isRepeated: true }

  mustBePossible(tx, shift, isLeaving)

  const place = { kind: 'duty', id: shift.departmentId } as const
  if (!isFresh(tx.keys.oneTime, place, code, tx.now())) throw fail(errors.hoursCodeOld)
  if (tx.client.isNewDevice) throw fail(errors.hoursDeviceNew)

  const device = deviceHash(tx.keys.oneTime, place, tx.client.device)
  if (await isDeviceOfAnother(tx.db, device, shift)) throw fail(errors.hoursDeviceUsed)

  const at = toSecond(tx.now())
  await writeSignIn(tx.db, shift, { at, isLeaving, device })
  await judgeHoursAgain(tx, [shift])

  await tx.audit({
    action: 'duty.hours.signIn',
    entity: 'dutyShift',
    entityId: shiftId,
    detail: { isLeaving },
  })

  return { kind: shift.kind, at: toMoment(at), isRepeated: false }
}

/** A second press so soon after leaving is the same one. */
const SAME_PRESS_MS = 60_000

/**
 * When the step was taken already, unless the hours were corrected since. Who leaves once more later
 * has stayed: the last time counts.
 */
function knownTime(shift: ShiftHoursRow, isLeaving: boolean, now: Date) {
  const { source, workedFrom, signedOutAt } = shift
  if (source === 'corrected' || source === 'missed' || workedFrom === null) return null
  if (!isLeaving) return workedFrom

  return signedOutAt && now.getTime() - signedOutAt.getTime() < SAME_PRESS_MS ? signedOutAt : null
}

/** Refuses a step that the trainee cannot take now, with the reason. */
function mustBePossible({ now }: SignedCtx, shift: ShiftHoursRow, isLeaving: boolean): void {
  if (actionsOnShift(shift, now()).includes(isLeaving ? 'leave' : 'arrive')) return

  if (isFinal(shift)) throw fail(errors.hoursClosed)
  if (!isSignedAt(shift)) throw fail(errors.hoursAtHome)

  const { from, until } = signInWindow(shift)
  const isOpen = isSignInOpen(shift, now())

  if (isOpen && isLeaving && shift.workedFrom === null) throw fail(errors.hoursNotArrived)

  throw fail(errors.hoursNotNow, { opens: minuteInChina(from), closes: minuteInChina(until) })
}
