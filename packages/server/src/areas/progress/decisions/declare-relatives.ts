import { committeePermissions } from '@residency/contract/areas/progress/committees/access'
import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { findHoldersOf } from '../../accounts/accounts.public.ts'
import { isProgressOffice, mayWithdraw } from '../progress.policy.ts'
import { findRelativeForUpdate, findRelatives, isReaderOf } from './relative.queries.ts'

/**
 * Somebody declares to be a relative of a trainee whom a committee of theirs judges, or the office
 * enters it; it holds for later sessions until it is withdrawn. Declaring it again is nothing.
 */
export const declareRelative = (
  ctx: SignedCtx,
  { traineeId, userId }: { traineeId: number; userId: number | null },
) =>
  inTransaction(ctx, async (tx) => {
    const person = userId ?? tx.actor.userId
    if (person !== tx.actor.userId && !isProgressOffice(tx.actor))
      throw fail(errors.relativePersonUnknown)

    // the trainee is locked: of two declarations at once the second finds the first
    const trainee = await tx.db
      .selectFrom('trainees')
      .select('id')
      .where('id', '=', traineeId)
      .forUpdate()
      .executeTakeFirst()

    if (!trainee) throw fail(errors.relativeTraineeUnknown)

    const officeIds = await findHoldersOf(tx.db, committeePermissions.manage)

    if (!(await isReaderOf(tx.db, { userId: person, officeIds }, traineeId)))
      throw fail(
        person === tx.actor.userId ? errors.relativeTraineeUnknown : errors.relativePersonUnknown,
      )

    const open = (await findRelatives(tx.db, [traineeId], null)).find(
      (relative) => relative.userId === person,
    )
    if (open) return { id: open.id }

    const { id } = await tx.db
      .insertInto('progressRelatives')
      .values({
        userId: person,
        traineeId,
        declaredBy: tx.actor.userId,
        declaredAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.audit({
      action: 'progress.relative.declare',
      entity: 'progressRelative',
      entityId: id,
      detail: { userId: person, traineeId },
    })

    return { id }
  })

/** Withdraws what oneself declared about oneself, or as the office what concerns others. */
export const withdrawRelative = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = found(await findRelativeForUpdate(tx.db, id))
    if (!mayWithdraw(tx.actor, stored)) throw notFound()

    await tx.db
      .updateTable('progressRelatives')
      .set({ withdrawnBy: tx.actor.userId, withdrawnAt: tx.now() })
      .where('id', '=', id)
      .execute()

    await tx.audit({
      action: 'progress.relative.withdraw',
      entity: 'progressRelative',
      entityId: id,
      detail: { userId: stored.userId, traineeId: stored.traineeId },
    })

    return null
  })
