import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { updateRows } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { endSessionsOf } from '../sessions/session.queries.ts'
import { countOtherRoots, withinUserScope } from './user.queries.ts'
import { mustNotBeAbove } from './user-grants.ts'

/**
 * Locks visible accounts in a fixed order; refuses missing ones and accounts with more rights than
 * the actor.
 */
async function lock(ctx: SignedCtx, ids: readonly number[]) {
  const scope = visibleUsers(ctx.actor)

  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .where(withinUserScope(scope))
    .orderBy('id')
    .forUpdate()
    .execute()

  if (rows.length !== ids.length) throw notFound()
  await mustNotBeAbove(ctx, ids)

  return rows
}

/**
 * Soft-deletes accounts: rows stay for the audit log; login is refused; username, numbers and
 * WeChat become free. Nobody deletes themselves.
 */
export async function deleteUsers(ctx: SignedCtx, input: { ids: number[] }) {
  if (input.ids.includes(ctx.actor.userId)) throw fail(accountsErrors.notOneself)
  return inTransaction(ctx, async (tx) => {
    const otherRoots = await countOtherRoots(tx.db, input.ids)
    await lock(tx, input.ids)
    if (otherRoots === 0) throw fail(accountsErrors.lastRoot)

    await tx.db
      .updateTable('users')
      .set({ deletedAt: tx.now(), status: 0, updatedAt: tx.now() })
      .where('id', 'in', input.ids)
      .execute()

    await endSessionsOf(tx.db, input.ids, tx.now())
    await tx.db.deleteFrom('wechatBindings').where('userId', 'in', input.ids).execute()
    await tx.db.deleteFrom('miniBindings').where('userId', 'in', input.ids).execute()

    for (const id of input.ids)
      await tx.audit({ action: 'accounts.user.delete', entity: 'user', entityId: id })

    return null
  })
}

/**
 * Enables or disables an account; disabling ends its sessions. Nobody disables themselves or the
 * last enabled ROOT.
 */
export async function setUserStatus(ctx: SignedCtx, input: { id: number; status: 0 | 1 }) {
  if (input.id === ctx.actor.userId) throw fail(accountsErrors.notOneself)
  return inTransaction(ctx, async (tx) => {
    const otherRoots = input.status === 0 ? await countOtherRoots(tx.db, [input.id]) : 1
    const [before] = await lock(tx, [input.id])
    if (otherRoots === 0) throw fail(accountsErrors.lastRoot)

    await updateRows(tx, 'users', [input.id], { status: input.status })

    if (input.status === 0) await endSessionsOf(tx.db, [input.id], tx.now())

    await tx.audit({
      action: 'accounts.user.setStatus',
      entity: 'user',
      entityId: input.id,
      detail: { before: { status: before!.status }, after: { status: input.status } },
    })

    return null
  })
}
