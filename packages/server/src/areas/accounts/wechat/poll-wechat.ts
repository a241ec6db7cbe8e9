import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { finishScan } from './finish-scan.ts'
import { consumeScan, findOwnScan } from './scan.queries.ts'

/**
 * The scan status for this browser. A confirmed scan is consumed once: a bound user gets a session,
 * an unbound one a ticket for binding.
 */
export async function pollWechat(ctx: Ctx, input: { sessionId: string }) {
  const sessionHash = tokenHash(input.sessionId)
  const scan = await findOwnScan(ctx, sessionHash)
  if (!scan) throw fail(accountsErrors.bindTicketOver)

  if (!scan.confirmedAt)
    return {
      state: scan.openIdHash ? 'scanned' : 'waiting',
      openUuid: null,
      session: null,
    } as const

  return inTransaction(ctx, async (tx) => {
    const taken = await consumeScan(tx, sessionHash)
    if (!taken) throw fail(accountsErrors.bindTicketOver)

    return finishScan(tx, taken)
  })
}
