import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { momentAfter } from '../../../platform/clock.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { issueTicket } from '../../../platform/tickets.ts'
import { findSceneForUpdate, openIdColumns, SCAN_MS } from './scan.queries.ts'

/**
 * Ticket in the link by which the person who scanned confirms. It names the scan; who opens it is
 * proved by WeChat.
 */
export const CONFIRM_KIND = 'wechat.confirm'

/**
 * Handles a scan reported by the official account. The person must confirm, because the screen may
 * be a stranger's: answers the ticket of the confirmation.
 */
export const reportScan = (ctx: Ctx, scene: string, openId: string): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const scan = await findSceneForUpdate(tx, scene)
    if (!scan || scan.openIdHash) throw fail(accountsErrors.bindTicketOver)

    await tx.db
      .updateTable('wechatScans')
      .set(openIdColumns(tx, scan.sessionHash, openId))
      .where('sessionHash', '=', scan.sessionHash)
      .execute()

    const expiresAt = momentAfter(tx.now(), SCAN_MS)

    return issueTicket(tx.db, {
      kind: CONFIRM_KIND,
      subject: scan.sessionHash.toString('hex'),
      sessionId: '',
      expiresAt,
    })
  })
