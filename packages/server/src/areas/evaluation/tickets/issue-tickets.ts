import { ticketErrors as errors } from '@residency/contract/areas/evaluation/tickets/access'
import {
  TICKET_HOURS,
  type TicketFilters,
  type TicketSubject,
} from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { toMoment } from '@residency/contract/kernel'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { dayInChina, endOfDayInChina, momentBefore } from '../../../platform/clock.ts'
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { takesAnswers } from '../targets/target.policy.ts'
import { actionsOnSubject, codesLeft, visibleSubjects } from './ticket.policy.ts'
import {
  countIssued,
  eraseTickets,
  findSubjectForUpdate,
  findSubjectPage,
  insertTickets,
} from './ticket.queries.ts'

/** For so long an expired code is reported as expired; then it is unknown. */
const EXPIRED_FOR_MS = 7 * 24 * HOUR_MS

export async function listTicketSubjects(
  ctx: SignedCtx,
  filters: TicketFilters & { pageNum: number; pageSize: number },
) {
  const { rows, total } = await findSubjectPage(
    ctx.db,
    ctx.language,
    visibleSubjects(ctx.actor),
    filters,
  )

  const today = dayInChina(ctx.now())

  const list = rows.map(({ state, raters, closesOn, direction, ...row }) => {
    const isOpen = takesAnswers({ state, closesOn }, today)
    const issued = row.issuers.reduce((sum, issuer) => sum + issuer.issued, 0)
    const used = row.issuers.reduce((sum, issuer) => sum + issuer.used, 0)
    const remaining = codesLeft(raters, issued)
    const actions = actionsOnSubject(ctx.actor, { isOpen, left: remaining })

    return {
      ...row,
      direction: direction as TicketSubject['direction'],
      closesOn,
      isOpen,
      issued,
      used,
      left: remaining,
      actions,
    }
  })

  return { list, total }
}

/**
 * Makes codes. They are shown once, because only their hashes are stored. Who made how many is
 * audited.
 */
export const issueTickets = (
  ctx: SignedCtx,
  { subjectId, count }: { subjectId: number; count: number },
) =>
  inTransaction(ctx, async (tx) => {
    const subject = found(await findSubjectForUpdate(tx.db, visibleSubjects(tx.actor), subjectId))
    if (!takesAnswers(subject, dayInChina(tx.now()))) throw fail(errors.ticketTargetClosed)

    const remaining = codesLeft(subject.raters, await countIssued(tx.db, subjectId))
    if (count > remaining) throw fail(errors.ticketsTooMany, { left: remaining })

    const codes = Array.from({ length: count }, newToken)

    const ends = [
      tx.now().getTime() + TICKET_HOURS * HOUR_MS,
      endOfDayInChina(subject.closesOn).getTime(),
    ]

    const expiresAt = new Date(Math.min(...ends))

    await insertTickets(tx.db, codes.map(tokenHash), {
      subjectId,
      issuedBy: tx.actor.userId,
      expiresAt,
    })

    await tx.audit({
      action: 'evaluation.ticket.issue',
      entity: 'evaluationSubject',
      entityId: subjectId,
      detail: { count },
    })

    return { codes, expiresAt: toMoment(expiresAt), left: remaining - count }
  })

/** Erases codes that expired a week ago. */
export const eraseExpired = (ctx: SignedCtx) =>
  eraseTickets(ctx.db, momentBefore(ctx.now(), EXPIRED_FOR_MS))
