import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { toMoment } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findTicket } from '../../../platform/tickets.ts'
import { CONFIRM_KIND } from './report-scan.ts'
import { findRequestedScan } from './scan.queries.ts'

/** What a confirmation is about, for the phone: nothing about the account. */
export async function getRequestedScan(ctx: Ctx, input: { ticket: string }) {
  const ticket = await findTicket(ctx.db, CONFIRM_KIND, input.ticket, ctx.now())
  const scan = ticket && (await findRequestedScan(ctx, Buffer.from(ticket.subject, 'hex')))
  if (!scan || scan.confirmedAt) throw fail(accountsErrors.bindTicketOver)

  return {
    purpose: scan.userId === null ? ('login' as const) : ('bind' as const),
    agent: scan.agent ?? '',
    askedAt: toMoment(scan.askedAt ?? scan.expiresAt),
  }
}
