import { momentAfter } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { issueTicket } from '../../../platform/tickets.ts'
import { openSession } from '../sessions/open-session.ts'
import { WECHAT_ENTRIES } from '../sessions/session.queries.ts'
import {
  BINDING_MS,
  deviceHash,
  findBoundAccount,
  personOfScan,
  type ScanRow,
  TICKET_KIND,
  type WechatApp,
} from './scan.queries.ts'
import { storeUnionId } from './store-binding.ts'

/** How a session was opened, for the audit log and the list of sessions. */
export const entryOf = (app: WechatApp) =>
  app === 'mini' ? WECHAT_ENTRIES.mini : WECHAT_ENTRIES.official

/**
 * The result of a scan for a person whom WeChat has named: the session of the bound account, or a
 * ticket that opens the binding. A person who was logged in when they asked has a session already.
 */
export async function finishScan(tx: Ctx, scan: ScanRow & { userId: number | null }) {
  const bound = await findBoundAccount(tx, scan)

  const openUuid = await issueTicket(tx.db, {
    kind: TICKET_KIND,
    subject: scan.sessionHash.toString('hex'),
    sessionId: deviceHash(tx)!.toString('hex'),
    expiresAt: momentAfter(tx.now(), BINDING_MS),
  })

  if (!bound) return { state: 'unbound', openUuid, session: null } as const

  const unionId = scan.app === 'official' ? personOfScan(tx, scan)?.unionId : null
  if (unionId) await storeUnionId(tx, bound.id, unionId)

  const session = scan.userId === null ? await openSession(tx, bound.id, entryOf(scan.app)) : null

  return { state: 'bound', openUuid, session } as const
}
