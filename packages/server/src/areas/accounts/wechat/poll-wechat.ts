import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { issueTicket } from '../../../platform/tickets.ts'
import { openSession } from '../login/open-session.ts'
import { BINDING_MS, deviceHash, findBound, findOwnScan, TICKET_KIND, takeScan } from './scan.queries.ts'

/**
 * The scan status for this browser. A confirmed scan is consumed once: a bound user gets a session, an unbound one a ticket for
 * binding.
 */
export async function pollWechat(ctx: Ctx, input: { sessionId: string }) {
  const sessionHash = tokenHash(input.sessionId)
  const scan = await findOwnScan(ctx, sessionHash)
  if (!scan) throw fail(accountsErrors.bindTicketOver)
  if (!scan.confirmed_at) return { state: scan.open_id_hash ? 'scanned' : 'waiting', openUuid: null, session: null } as const
  return inTransaction(ctx, async (tx) => {
    const taken = await takeScan(tx, sessionHash)
    if (!taken) throw fail(accountsErrors.bindTicketOver)
    const bound = await findBound(tx, taken)
    const openUuid = await issueTicket(tx.db, {
      kind: TICKET_KIND,
      subject: sessionHash.toString('hex'),
      session_id: deviceHash(tx)!.toString('hex'),
      expires_at: new Date(tx.now().getTime() + BINDING_MS),
    })
    if (!bound) return { state: 'unbound', openUuid, session: null } as const
    // a logged-in caller already has a session
    const session = taken.user_id === null ? await openSession(tx, bound.id, 'wechat') : null
    return { state: 'bound', openUuid, session } as const
  })
}
