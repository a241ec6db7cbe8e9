import { trainingErrors } from '@residency/contract/areas/teachers/training/access'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { isOpenToJoin, isRunning } from './class.policy.ts'
import { findDays, lockClass } from './class.queries.ts'
import { full } from './class-participants.ts'
import { classFacts, TRAINING_CLASS } from './list-classes.ts'
import { findOwnClasses, findPlace, type OwnClassRow } from './own-class.queries.ts'

const presentOwnClass = (
  ctx: SignedCtx,
  c: OwnClassRow,
  days: readonly string[],
  today: string,
) => {
  const isIn = c.participantId !== null
  const isOpen = isOpenToJoin(c.state)
  return {
    ...classFacts(ctx, c),
    days: [...days],
    isCalled: c.isCalled,
    isIn,
    attended: c.attended,
    mayJoin: isOpen && !isIn && c.taken < c.capacity,
    mayLeave: isOpen && isIn,
    maySignIn: isIn && isRunning(c.state) && days.includes(today) && !c.attended.includes(today),
    certificateNumber: c.certificateNumber,
  }
}

/**
 * Classes open for signing up and those the reader has a place in; materials are for participants.
 */
export async function listOwnClasses(ctx: SignedCtx) {
  const rows = await findOwnClasses(ctx.db, ctx.actor.userId)
  const ids = rows.map(({ id }) => id)
  const own = rows.filter(({ participantId }) => participantId !== null).map(({ id }) => id)

  const [days, files] = await Promise.all([
    findDays(ctx.db, ids),
    filesOfMany(ctx.db, TRAINING_CLASS, own),
  ])

  const daysOf = new Map<number, string[]>()

  for (const { classId, day } of days) daysOf.set(classId, [...(daysOf.get(classId) ?? []), day])

  const today = dayInChina(ctx.now())

  return rows.map((c) => {
    const ownClass = presentOwnClass(ctx, c, daysOf.get(c.id) ?? [], today)
    return { ...ownClass, materials: files.get(c.id) ?? [] }
  })
}

/** A class that takes people in, locked. */
async function lockOpen(tx: SignedCtx, id: number) {
  const trainingClass = found(await lockClass(tx.db, id))
  if (!isOpenToJoin(trainingClass.state)) throw fail(trainingErrors.classNotOpen)

  return trainingClass
}

/** Signs up for a class while it is open and has places. */
export const joinClass = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    await lockOpen(tx, id)
    if (await findPlace(tx.db, id, tx.actor.userId)) throw fail(trainingErrors.alreadyInClass)

    await tx.db
      .insertInto('teacherClassParticipants')
      .values({ classId: id, userId: tx.actor.userId, isSelf: true, createdAt: tx.now() })
      .execute()
      .catch(full)

    await tx.audit({ action: 'teachers.class.join', entity: TRAINING_CLASS, entityId: id })

    return null
  })

/** Gives up the own place before the class begins. */
export const leaveClass = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    await lockOpen(tx, id)

    const place = await findPlace(tx.db, id, tx.actor.userId)
    if (!place) throw fail(trainingErrors.notInClass)

    await tx.db.deleteFrom('teacherClassParticipants').where('id', '=', place.id).execute()
    await tx.audit({ action: 'teachers.class.leave', entity: TRAINING_CLASS, entityId: id })

    return null
  })
