import { accountsErrors as errors } from '@residency/contract/areas/accounts/access'
import type { updateOwnAccount as updateOwn } from '@residency/contract/areas/accounts/users/user.contract'
import { type InputOf, labelIn, maskNumber } from '@residency/contract/kernel'
import { onlyOf } from '../../../platform/area.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { seesPersonalData, visibleUsers } from '../accounts.policy.ts'
import { mustBeOwnPicture } from '../own-account/own-picture.ts'
import { findRolesOf } from '../roles/rights.queries.ts'
import { roleName } from '../roles/role-name.rules.ts'
import { findRoleIds, findUser, findUserForUpdate } from './user.queries.ts'

type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Full numbers for entitled readers, masked for others. */
function numbers(ctx: SignedCtx, user: UserRecord) {
  const mobile = ctx.fields.openCell(
    { table: 'users', column: 'mobile', row: user.id },
    user.mobileSealed,
  )

  const idCard = ctx.fields.openCell(
    { table: 'users', column: 'id_card', row: user.id },
    user.idCardSealed,
  )

  return seesPersonalData(ctx.actor, user.id)
    ? { mobile, idCard }
    : { mobile: maskNumber(mobile), idCard: maskNumber(idCard) }
}

const shared = (ctx: SignedCtx, user: UserRecord) => ({
  id: user.id,
  username: user.username,
  nickname: user.nickname,
  realName: user.realName,
  gender: user.gender,
  avatar: user.avatar,
  email: user.email,
  chestArrNum: user.chestArrNum,
  version: user.version,
  ...numbers(ctx, user),
})

/** The form values of one visible account. */
export async function getUserForm(ctx: SignedCtx, input: { id: number }) {
  const user = found(await findUser(ctx.db, visibleUsers(ctx.actor), input.id))
  const idKind = user.idKind
  return {
    ...shared(ctx, user),
    idKind,
    status: user.status,
    deptId: user.departmentId,
    roleIds: await findRoleIds(ctx.db, user.id),
  }
}

export async function getUserRoles(ctx: SignedCtx, input: { id: number }) {
  const user = found(await findUser(ctx.db, visibleUsers(ctx.actor), input.id))
  return findRoleIds(ctx.db, user.id)
}

const ONESELF = { kind: 'all', hidesRoot: false } as const

/** Whether the facts of the actor are kept in a training file, where they change by its rules. */
const hasTraineeFile = (ctx: SignedCtx) => onlyOf(ctx, 'hasTraineeFile')(ctx)

/** The actor's own profile. */
export async function getOwnProfile(ctx: SignedCtx) {
  const user = found(await findUser(ctx.db, ONESELF, ctx.actor.userId))
  const roles = (await findRolesOf(ctx.db, user.id)).map((role) => roleName(ctx.language, role))
  return {
    ...shared(ctx, user),
    deptName: labelIn(ctx.language, user.department, user.departmentEn),
    roleNames: roles.join() || null,
    hasTraineeFile: await hasTraineeFile(ctx),
  }
}

/** Updates the actor's own data that needs no verification. Omitted fields stay unchanged. */
export async function updateOwnAccount(ctx: SignedCtx, input: InputOf<typeof updateOwn, 'out'>) {
  return inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findUserForUpdate(tx.db, ONESELF, ctx.actor.userId),
      input.version,
    )

    const { gender = before.gender, email = before.email, avatar = before.avatar } = input
    const after = { gender, email, avatar }

    if (gender !== before.gender && (await hasTraineeFile(tx))) throw fail(errors.genderOfFile)
    await mustBeOwnPicture(tx, avatar, before.avatar, [before.id])

    await changeRecord(tx, 'users', before, {
      columns: after,
      action: 'accounts.user.updateOwn',
      entity: 'user',
      detail: {
        before: { gender: before.gender, email: before.email, avatar: before.avatar },
        after,
      },
    })

    return null
  })
}
