import { toMoment } from '@residency/contract/kernel'
import { momentAfter } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { found, notFound } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { findTicket, issueTicket } from '../../../platform/tickets.ts'
import { openFileOf, type RecordRef } from '../../files/files.public.ts'
import { QUESTION } from '../../questions/questions.public.ts'
import { findPublishedNotices, NOTICE } from '../induction/notice.queries.ts'
import { TRAIN } from '../induction/video.queries.ts'
import { findQuestionsOf } from './own-exam.queries.ts'
import { findPersonOfSession, type PersonOfSession } from './session.queries.ts'
import type { PersonCtx } from './with-person.ts'

const KIND = 'learning.induction'
const TICKET_MS = 300_000

/**
 * The files that a person may read: of their train, of the notices they are shown, and of the
 * questions of papers they sit or sat.
 */
const recordsOf = async (ctx: Ctx, person: PersonOfSession): Promise<RecordRef[]> => [
  { kind: TRAIN, id: person.trainId },
  ...(await findPublishedNotices(ctx.db, person.trainId)).map(({ id }) => ({ kind: NOTICE, id })),
  ...(await findQuestionsOf(ctx.db, person.id, ctx.now())).map((id) => ({ kind: QUESTION, id })),
]

/**
 * A ticket for one file, because a player sends no header: valid five minutes, within this session.
 */
export async function giveInductionTicket(ctx: PersonCtx, { filePath }: { filePath: string }) {
  await openFileOf(ctx, filePath, await recordsOf(ctx, ctx.person))

  const expiresAt = momentAfter(ctx.now(), TICKET_MS)
  const about = { kind: KIND, subject: filePath, sessionId: ctx.session.toString('hex'), expiresAt }

  return { ticket: await issueTicket(ctx.db, about), expiresAt: toMoment(expiresAt) }
}

/** Streams the file of a ticket; session and right are checked again for every part. */
export async function streamInductionFile(
  ctx: Ctx,
  { filePath, ticket }: { filePath: string; ticket: string },
): Promise<Binary> {
  const { subject, sessionId } = found(await findTicket(ctx.db, KIND, ticket, ctx.now()))
  if (subject !== filePath || sessionId === null) throw notFound()

  const person = found(await findPersonOfSession(ctx.db, Buffer.from(sessionId, 'hex'), ctx.now()))

  return openFileOf(ctx, filePath, await recordsOf(ctx, person))
}
