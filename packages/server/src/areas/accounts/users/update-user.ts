import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { UserForm } from '@residency/contract/areas/accounts/users/user.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { mustBeOwnPicture } from '../own-account/own-picture.ts'
import { endSessionsOf } from '../sessions/session.queries.ts'
import { countOtherRoots, findRoleIds, findUserForUpdate } from './user.queries.ts'
import { mustBeGrantable, mustBeOwnDepartment, mustNotBeAbove } from './user-grants.ts'
import { plainColumns, sealedNumbers, USER_CONSTRAINTS } from './write-user.ts'

/**
 * Updates an account. Disabling ends its sessions; a stale version is refused; the last enabled
 * ROOT stays.
 */
export async function updateUser(ctx: SignedCtx, input: UserForm & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    const otherRoots = await countOthersOfRoot(tx, input.id)

    const before = mustMatchVersion(
      await findUserForUpdate(tx.db, visibleUsers(ctx.actor), input.id),
      input.version,
    )

    await mustNotBeAbove(tx, [input.id])

    const isSelf = input.id === ctx.actor.userId
    if (isSelf && input.status === 0) throw fail(accountsErrors.notOneself)

    const currentRoles = await findRoleIds(tx.db, input.id)
    const roles = await mustBeGrantable(tx, input.roleIds, currentRoles)
    if (input.deptId !== before.departmentId) await mustBeOwnDepartment(tx, input.deptId)

    const staysRoot = input.status === 1 && roles.some((r) => r.code === 'ROOT')
    if (otherRoots === 0 && !staysRoot) throw fail(accountsErrors.lastRoot)
    await mustBeOwnPicture(tx, input.avatar, before.avatar, [ctx.actor.userId, input.id])

    await updateRow(tx, 'users', before, {
      ...plainColumns(input),
      ...sealedNumbers(tx, input.id, input, before),
    }).catch(constraintErrors(USER_CONSTRAINTS))

    await replaceRoles(tx, input.id, currentRoles, input.roleIds)

    if (input.status === 0) await endSessionsOf(tx.db, [input.id], tx.now())

    await tx.audit({
      action: 'accounts.user.update',
      entity: 'user',
      entityId: input.id,
      detail: { before: { ...auditValues(before), roleIds: currentRoles }, after: input },
    })

    return null
  })
}

type UserForUpdate = NonNullable<Awaited<ReturnType<typeof findUserForUpdate>>>

const auditValues = (u: UserForUpdate) => ({
  username: u.username,
  nickname: u.nickname,
  realName: u.realName,
  gender: u.gender,
  status: u.status,
  deptId: u.departmentId,
  email: u.email,
  chestArrNum: u.chestArrNum,
})

/**
 * The number of other enabled ROOT accounts. Their rows are locked before the account's own, always
 * in the same order.
 */
async function countOthersOfRoot(ctx: SignedCtx, id: number) {
  const isRoot = await ctx.db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .select('roles.id')
    .where('userRoles.userId', '=', id)
    .where('roles.code', '=', 'ROOT')
    .executeTakeFirst()

  return isRoot ? countOtherRoots(ctx.db, [id]) : undefined
}

async function replaceRoles(
  ctx: SignedCtx,
  userId: number,
  currentRoleIds: readonly number[],
  newRoleIds: readonly number[],
) {
  const gone = currentRoleIds.filter((id) => !newRoleIds.includes(id))
  const added = newRoleIds.filter((id) => !currentRoleIds.includes(id))

  if (gone.length)
    await ctx.db
      .deleteFrom('userRoles')
      .where('userId', '=', userId)
      .where('roleId', 'in', gone)
      .execute()

  if (added.length)
    await ctx.db
      .insertInto('userRoles')
      .values(added.map((roleId) => ({ userId, roleId })))
      .execute()
}
