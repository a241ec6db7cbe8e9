import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { AccountKey } from '../entitlements/find-balances.ts'
import { addUsed, openAccounts, updateEntitled } from './account.queries.ts'

/**
 * Adds days to accounts or gives them back; more than an account has left violates its constraint,
 * which the caller explains.
 */
export async function changeAccounts(
  tx: SignedCtx,
  changes: readonly (AccountKey & { days: number })[],
) {
  if (changes.length === 0) return

  const today = dayInChina(tx.now())

  await openAccounts(tx, changes)
  await updateEntitled(tx, today, changes)
  await addUsed(tx, changes)
  await updateEntitled(tx, today, changes)
}
