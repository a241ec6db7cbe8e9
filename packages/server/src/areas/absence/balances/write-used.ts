import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { sql } from 'kysely'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { openAccounts } from '../day-accounts/account.queries.ts'
import type { AccountKey } from '../entitlements/find-balances.ts'

type AccountRow = { id: number; usedBefore: string }

/**
 * Writes days used before leaves were recorded here; each change is in the history. Accounts have
 * no limit until the caller writes what they give (`updateEntitledOf`), because what was taken is a
 * fact that may exceed it.
 */
export async function writeUsed(tx: SignedCtx, rows: readonly (AccountKey & { days: number })[]) {
  await openAccounts(tx, rows)

  const newRows = sql`${rowsOf(rows, { traineeId: 'bigint', typeId: 'bigint', year: 'int', days: 'numeric' })} g`
  const isGiven = sql`(a.trainee_id, a.leave_type_id, a.year) = (g.trainee_id, g.type_id, g.year)`

  const { rows: earlier } = await sql<AccountRow>`select a.id, a.used_before from leave_accounts a
        join ${newRows} on ${isGiven}`.execute(tx.db)

  const { rows: written } = await sql<AccountRow>`update leave_accounts a
        set used_before = g.days, entitled = null, updated_at = ${tx.now()},
    version = a.version + 1 from ${newRows} where ${isGiven} returning a.id, a.used_before`.execute(
    tx.db,
  )

  const before = new Map(earlier.map((row) => [row.id, Number(row.usedBefore)]))
  const reason = balanceWords[tx.language].imported

  const changes = written.flatMap(({ id, usedBefore }) => {
    const days = Number(usedBefore) - (before.get(id) ?? 0)

    const change = {
      accountId: id,
      days,
      kind: 'usedBefore' as const,
      reason,
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
    }

    return days === 0 ? [] : [change]
  })

  if (changes.length > 0) await tx.db.insertInto('leaveAccountChanges').values(changes).execute()
}
