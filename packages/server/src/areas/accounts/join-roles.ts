import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { RoleCode } from '@residency/contract/areas/accounts/permissions'
import { violatedConstraint } from '../../platform/db/pool.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'

/** Gives an account a built-in role it may not have yet. */
export async function grantRole(ctx: Ctx, userId: number, code: RoleCode) {
  await ctx.db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((e) =>
      e
        .selectFrom('roles')
        .select([e.val(userId).as('user_id'), 'roles.id as role_id'])
        .where('code', '=', code),
    )
    .onConflict((c) => c.doNothing())
    .execute()
  await ctx.audit({ action: 'accounts.user.grantRole', entity: 'user', entityId: userId, detail: { role: code } })
}

/** Ties an ID card to an account: done when a reviewer has seen it, never by typing it. One card, one account. */
export async function claimIdCard(ctx: Ctx, userId: number, number: string) {
  try {
    await ctx.db
      .updateTable('users')
      .set({
        id_card_sealed: ctx.fields.sealCell({ table: 'users', column: 'id_card', row: userId }, number),
        id_card_hash: ctx.fields.hashOf('idCard', number),
        id_card_seen_at: ctx.now(),
      })
      .where('id', '=', userId)
      .execute()
  } catch (e) {
    if (violatedConstraint(e) === 'users_id_card') throw fail(accountsErrors.idCardTaken)
    throw e
  }
}
