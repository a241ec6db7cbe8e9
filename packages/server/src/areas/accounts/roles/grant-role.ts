import type { RoleCode } from '@residency/contract/areas/accounts/access'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

/**
 * Grants a built-in role; accounts that have it keep it. The audit log names every account, so that
 * each call is found there.
 */
export async function grantRole(ctx: Ctx, userIds: readonly number[], code: RoleCode) {
  await ctx.db
    .insertInto('userRoles')
    .columns(['userId', 'roleId'])
    .expression((e) =>
      e
        .selectFrom(['users', 'roles'])
        .select(['users.id as userId', 'roles.id as roleId'])
        .where('roles.code', '=', code)
        .where('users.id', '=', anyId(userIds)),
    )
    .onConflict((c) => c.doNothing())
    .execute()
  await ctx.audit.all(
    userIds.map((id) => ({
      action: 'accounts.user.grantRole',
      entity: 'user',
      entityId: id,
      detail: { role: code },
    })),
  )
}
