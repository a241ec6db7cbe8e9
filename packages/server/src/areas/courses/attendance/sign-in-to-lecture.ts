import { attendanceErrors as errors } from '@residency/contract/areas/courses/attendance/access'
import type { signInToLecture as call } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { lectureFlow } from '@residency/contract/areas/courses/attendance/lecture.flow'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail, found } from '../../../platform/http/fail.ts'
import { deviceHash, isFresh } from '../../../platform/sign-in/code.rules.ts'
import { lateness } from './presence.rules.ts'
import { mustBeOpenNow } from './show-code.ts'
import {
  isDeviceOfAnother,
  lockLecture,
  lockPlace,
  noteRefusal,
  writeSignIn,
} from './sign-in.queries.ts'

/** Forty bits are not guessed in so many tries. */
const TRIES = { points: 20, duration: 600 }

/**
 * Signs in with the code on the screen. Who has signed in already gets the same answer again. A
 * browser without a device cookie is given one first: with a new one at every call one phone would
 * sign in everybody.
 */
export async function signInToLecture(ctx: SignedCtx, input: InputOf<typeof call, 'out'>) {
  await ctx.limits.take('lecture-code', TRIES, `u${ctx.actor.userId}`)
  try {
    return await inTransaction(ctx, (tx) => signIn(tx, input))
  } catch (e) {
    // Recorded outside the transaction, which the refusal rolls back.
    if (e instanceof Fail && e.def === errors.deviceUsed)
      await noteRefusal(ctx.db, input.id, ctx.actor.userId, ctx.now())
    throw e
  }
}

async function signIn(tx: SignedCtx, { id, code }: InputOf<typeof call, 'out'>) {
  const { userId } = tx.actor
  const lecture = found(await lockLecture(tx.db, id))
  const place = await lockPlace(tx.db, id, userId)
  if (place?.signedAt) return answer(lecture, place.signedAt, place.isGuest, true)
  mustBeOpenNow(tx, lecture)
  const at = { kind: 'lecture', id } as const
  if (!isFresh(tx.keys.oneTime, at, code, tx.now())) throw fail(errors.signInCodeOld)
  if (!place && !lecture.isOpen) throw fail(errors.notExpectedHere)
  if (tx.client.isNewDevice) throw fail(errors.deviceNew)

  const device = deviceHash(tx.keys.oneTime, at, tx.client.device)
  if (await isDeviceOfAnother(tx.db, id, device, userId)) throw fail(errors.deviceUsed)

  const isGuest = place?.isGuest ?? true
  const { presence } = lateness(tx.now(), lecture)
  const row = { lectureId: id, userId, presence, signedAt: tx.now(), deviceHash: device, isGuest }

  await writeSignIn(tx.db, row).catch(
    constraintErrors({ learning_lecture_people_device: errors.deviceUsed }),
  )

  await tx.audit({
    action: 'learning.lecture.signIn',
    entity: lectureFlow.name,
    entityId: id,
    detail: { presence, isGuest },
  })

  return answer(lecture, tx.now(), isGuest, false)
}

type Lecture = { title: string; startsAt: Date; lateAfter: number }

function answer(lecture: Lecture, signedAt: Date, isGuest: boolean, isRepeated: boolean) {
  const { presence, minutes } = lateness(signedAt, lecture)
  return {
    name: lecture.title,
    presence,
    signedAt: toMoment(signedAt),
    lateMinutes: presence === 'late' ? minutes : 0,
    isGuest,
    isRepeated,
  }
}
