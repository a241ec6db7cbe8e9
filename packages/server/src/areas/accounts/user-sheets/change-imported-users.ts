import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile } from '../../../platform/http/fail.ts'
import { USER_CONSTRAINTS } from '../users/write-user.ts'
import type { ChangedUser } from './read-user-change.ts'
import { updateAccounts } from './user-import.queries.ts'

/**
 * Writes the changes of a sheet to accounts, in one statement; an account that another person
 * changed meanwhile stops the whole sheet.
 */
export async function changeAccounts(
  tx: SignedCtx,
  changed: readonly ChangedUser[],
): Promise<void> {
  if (changed.length === 0) return

  const rows = changed.map(({ before, after: { mobile, ...after } }) => ({
    ...after,
    id: before.id,
    version: before.version,
    hasMobile: mobile !== undefined,
    mobileSealed: mobile
      ? tx.fields.sealCell({ table: 'users', column: 'mobile', row: before.id }, mobile)
      : null,
    mobileHash: mobile ? tx.fields.hashOf('mobile', mobile) : null,
  }))

  const written = await updateAccounts(tx.db, rows, tx.now()).catch(
    constraintErrors(USER_CONSTRAINTS),
  )
  if (written !== changed.length) throw changedMeanwhile()

  await tx.audit.all(
    changed.map(({ before, after }) => ({
      action: 'accounts.user.update',
      entity: 'user',
      entityId: before.id,
      detail: {
        before: {
          nickname: before.nickname,
          gender: before.gender,
          email: before.email,
          chestArrNum: before.chestArrNum,
          deptId: before.departmentId,
        },
        after: {
          nickname: after.nickname,
          gender: after.gender,
          email: after.email,
          chestArrNum: after.chestArrNum,
          deptId: after.departmentId,
          ...(after.mobile !== undefined && { mobile: after.mobile }),
        },
      },
    })),
  )
}
