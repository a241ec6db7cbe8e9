import { toMoment } from '@residency/contract/kernel'
import { momentAfter } from '../../../platform/clock.ts'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { found, notFound } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { findTicket, issueTicket } from '../../../platform/tickets.ts'
import { findActorOfSession } from '../../accounts/accounts.public.ts'
import { openFile } from './open-file.ts'
import { findReadable } from './read-file.ts'

const KIND = 'files.media'
const TICKET_MS = 300_000

/** Issues a ticket for one file the actor may read: valid five minutes, within this session. */
export async function issueFileTicket(ctx: SignedCtx, input: { filePath: string }) {
  const file = await findReadable(ctx, input.filePath)
  const expiresAt = momentAfter(ctx.now(), TICKET_MS)

  const ticket = await issueTicket(ctx.db, {
    kind: KIND,
    subject: file.key,
    sessionId: ctx.actor.sessionId,
    expiresAt,
  })

  return { ticket, expiresAt: toMoment(expiresAt) }
}

/** Streams the file of a valid ticket inline; an invalid ticket answers "not found". */
export async function streamFile(
  ctx: Ctx,
  input: { filePath: string; ticket: string },
): Promise<Binary> {
  const { subject, sessionId } = found(await findTicket(ctx.db, KIND, input.ticket, ctx.now()))
  if (subject !== input.filePath) throw notFound()

  // rights are checked again for every range request
  const actor = sessionId === null ? null : await findActorOfSession(ctx.db, sessionId, ctx.now())
  if (!actor) throw notFound()

  const signed = { ...ctx, actor }

  return openFile(signed, await findReadable(signed, input.filePath), true)
}
