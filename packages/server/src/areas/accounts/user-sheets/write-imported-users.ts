import { momentAfter } from '../../../platform/clock.ts'
import { hashOneTime, newOneTimePassword } from '../../../platform/crypto/passwords.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { ONE_TIME_MS } from '../users/create-user.ts'
import { USER_CONSTRAINTS } from '../users/write-user.ts'
import type { PlacedAccount } from './judge-imported-users.ts'
import { insertAccounts, nextUserIds } from './user-import.queries.ts'

const BATCH_SIZE = 1000

/**
 * Creates the accounts in one transaction with the audit entry and what `keep` stores; only `keep`
 * receives the one-time passwords, by row.
 */
export async function createAccounts<T>(
  ctx: SignedCtx,
  accounts: readonly PlacedAccount[],
  detail: Readonly<Record<string, unknown>>,
  keep: (tx: SignedCtx, passwords: ReadonlyMap<number, string>) => Promise<T>,
): Promise<T> {
  const now = ctx.now()
  const passwords = new Map<number, string>()
  return inTransaction(ctx, async (tx) => {
    const ids = await nextUserIds(tx.db, accounts.length)

    const rowOf = (account: PlacedAccount, id: number) => {
      const password = newOneTimePassword()
      passwords.set(account.row, password)

      const { username, nickname, gender, email, mobile, roleIds, badge, departmentId } = account

      return {
        id,
        username,
        nickname,
        gender,
        email,
        roleIds,
        chestArrNum: badge,
        departmentId,
        mobileSealed: ctx.fields.sealCell({ table: 'users', column: 'mobile', row: id }, mobile),
        mobileHash: mobile && ctx.fields.hashOf('mobile', mobile),
        passwordHash: hashOneTime(password, ctx.keys.oneTime),
      }
    }

    for (let offset = 0; offset < accounts.length; offset += BATCH_SIZE) {
      const rows = accounts
        .slice(offset, offset + BATCH_SIZE)
        .map((account, i) => rowOf(account, ids[offset + i]!))
      await insertAccounts(tx.db, rows, now, momentAfter(now, ONE_TIME_MS)).catch(
        constraintErrors(USER_CONSTRAINTS),
      )
    }

    await tx.audit({
      action: 'accounts.user.import',
      entity: 'user',
      detail: { ...detail, created: ids.length, ids },
    })

    return keep(tx, passwords)
  })
}
