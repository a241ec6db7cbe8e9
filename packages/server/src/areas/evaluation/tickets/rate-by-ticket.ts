import type { ScoresByItem } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { ticketErrors as errors } from '@residency/contract/areas/evaluation/tickets/access'
import { toMoment } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { castBallot } from '../answers/cast-ballot.ts'
import { mustBeComplete } from '../answers/must-be-complete.ts'
import { takesAnswers } from '../targets/target.policy.ts'
import { findTicket, findTicketForCast, isUsed, type TicketRow } from './ticket.queries.ts'

/**
 * Calls of one address. A ward may have one address for all its patients; nobody fills in more than
 * this by hand.
 */
const OPENED = { points: 120, duration: 600 }
const CAST = { points: 30, duration: 600 }

/** Guesses of one address, by codes that do not exist. */
const UNKNOWN = { points: 20, duration: 600 }

/**
 * The reason why a code cannot be used now. A code of 256 random bits is not guessed, so the
 * reasons may differ.
 */
function mustBeUsable(
  ctx: Ctx,
  ticket: Pick<TicketRow, 'used' | 'expiresAt' | 'state' | 'closesOn'>,
) {
  if (ticket.used) throw fail(errors.ticketUsed)
  if (ticket.expiresAt <= ctx.now()) throw fail(errors.ticketExpired)
  if (!takesAnswers(ticket, dayInChina(ctx.now()))) throw fail(errors.ticketTargetClosed)
}

async function unknown(ctx: Ctx): Promise<never> {
  await ctx.limits.take('rating.unknown', UNKNOWN, ctx.client.ip)
  throw fail(errors.ticketUnknown)
}

/** The form of a code and its subject; it can be opened any number of times. */
export async function openTicket(ctx: Ctx, { code }: { code: string }) {
  await ctx.limits.take('rating.open', OPENED, ctx.client.ip)

  const ticket = (await findTicket(ctx.db, ctx.language, tokenHash(code))) ?? (await unknown(ctx))
  mustBeUsable(ctx, ticket)

  const { kind, trainee, department, expiresAt, sections, intro, introEn } = ticket

  return {
    kind,
    trainee,
    department,
    expiresAt: toMoment(expiresAt),
    sections,
    intro,
    introEn,
  }
}

type TicketAnswer = { code: string; scores: ScoresByItem; texts: Record<string, string | null> }

/**
 * Puts the answer of a code into the urn of its subject. Nothing is audited and no time is stored
 * (docs/decisions/0034).
 */
export async function castTicket(ctx: Ctx, { code, ...answer }: TicketAnswer) {
  await ctx.limits.take('rating.cast', CAST, ctx.client.ip)
  return inTransaction(ctx, async (tx) => {
    const hash = tokenHash(code)
    const ticket = (await findTicketForCast(tx.db, hash)) ?? (await unknown(ctx))
    mustBeUsable(tx, { ...ticket, used: await isUsed(tx.db, hash) })

    await castBallot(
      tx.db,
      { subjectId: ticket.subjectId, ticket: hash },
      mustBeComplete(tx.language, ticket.sections, answer),
    )

    return null
  })
}
