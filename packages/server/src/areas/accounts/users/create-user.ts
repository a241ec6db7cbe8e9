import type { UserForm } from '@residency/contract/areas/accounts/users/user.contract'
import { DAY_MS } from '@residency/contract/kernel/day'
import { momentAfter } from '../../../platform/clock.ts'
import { hashOneTime, newOneTimePassword } from '../../../platform/crypto/passwords.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { mustBeOwnPicture } from '../own-account/own-picture.ts'
import { nextUserIds } from '../user-sheets/user-import.queries.ts'
import { mustBeGrantable, mustBeOwnDepartment } from './user-grants.ts'
import { plainColumns, sealedNumbers, USER_CONSTRAINTS } from './write-user.ts'

/** A one-time password is valid for fourteen days. */
export const ONE_TIME_MS = 14 * DAY_MS

/**
 * Unique fields of this person. The published client clears only visible fields between two forms:
 * a form that carries a version was read from another account, so name, badge and picture are not
 * taken from it.
 */
const ownOf = (form: UserForm): UserForm =>
  form.version === undefined
    ? form
    : { ...form, realName: null, chestArrNum: null, idCard: null, avatar: null }

/** Creates an account with a random one-time password, answered once and changed at first login. */
export async function createUser(ctx: SignedCtx, input: UserForm) {
  const form = ownOf(input)
  await mustBeOwnDepartment(ctx, form.deptId)
  await mustBeGrantable(ctx, form.roleIds)
  await mustBeOwnPicture(ctx, form.avatar, null, [ctx.actor.userId])

  const oneTimePassword = newOneTimePassword()

  return inTransaction(ctx, async (tx) => {
    const [id] = (await nextUserIds(tx.db, 1)) as [number]
    const now = tx.now()

    await tx.db
      .insertInto('users')
      .values({
        id,
        ...plainColumns(form),
        ...sealedNumbers(tx, id, form, null),
        passwordHash: hashOneTime(oneTimePassword, ctx.keys.oneTime),
        mustChangePassword: true,
        oneTimeUntil: momentAfter(now, ONE_TIME_MS),
        createdAt: now,
        updatedAt: now,
      })
      .execute()
      .catch(constraintErrors(USER_CONSTRAINTS))

    await tx.db
      .insertInto('userRoles')
      .values(form.roleIds.map((roleId) => ({ userId: id, roleId })))
      .execute()

    await tx.audit({
      action: 'accounts.user.create',
      entity: 'user',
      entityId: id,
      detail: { after: form },
    })

    return { id, username: form.username.toLowerCase(), oneTimePassword }
  })
}
