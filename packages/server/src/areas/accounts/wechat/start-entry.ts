import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { momentAfter } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { findTicket, issueTicket } from '../../../platform/tickets.ts'
import { CONFIRM_KIND } from './report-scan.ts'
import { BINDING_MS, deviceHash } from './scan.queries.ts'

/**
 * A way to WeChat and back, for one browser and once. Its subject is the scan it confirms, or
 * empty.
 */
export const STATE_KIND = 'wechat.state'

/** WeChat brings back letters and digits only. */
const stateOnWire = (token: string) => Buffer.from(token, 'base64url').toString('hex')
export const stateOfWire = (state: string) => Buffer.from(state, 'hex').toString('base64url')

/** Sends a browser inside WeChat on its way to prove who uses it. */
export async function startWechatEntry(ctx: Ctx, input: { ticket?: string | undefined }) {
  const pages = ctx.services.wechat?.pages
  const device = deviceHash(ctx)
  if (!pages || !device) throw notFound()

  const scan = input.ticket
    ? await findTicket(ctx.db, CONFIRM_KIND, input.ticket, ctx.now())
    : { subject: '' }
  if (!scan) throw fail(accountsErrors.bindTicketOver)

  const state = await issueTicket(ctx.db, {
    kind: STATE_KIND,
    subject: scan.subject,
    sessionId: device.toString('hex'),
    expiresAt: momentAfter(ctx.now(), BINDING_MS),
  })

  return { url: pages.authorizeUrl('/bind', stateOnWire(state)) }
}
