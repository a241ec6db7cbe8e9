import { newToken, tokenHash } from './crypto/tokens.ts'
import type { Db } from './db/connect/pool.ts'

/** A ticket: its kind, its subject, and the session or device that may present it. */
type Ticket = { kind: string; subject: string; sessionId: string; expiresAt: Date }

/** Issues a ticket; only its hash is stored. */
export async function issueTicket(db: Db, ticket: Ticket): Promise<string> {
  const token = newToken()

  await db
    .insertInto('tickets')
    .values({ hash: tokenHash(token), ...ticket })
    .execute()

  return token
}

/**
 * The unspent, unexpired ticket of this kind; with `sessionId` only that of the session or device.
 */
export function findTicket(db: Db, kind: string, token: string, now: Date, sessionId?: string) {
  const ticket = db
    .selectFrom('tickets')
    .select(['subject', 'sessionId'])
    .where('hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)

  return (
    sessionId === undefined ? ticket : ticket.where('sessionId', '=', sessionId)
  ).executeTakeFirst()
}

/** Consumes a ticket of this session or device: of two concurrent attempts one succeeds. */
export const spendTicket = (db: Db, kind: string, token: string, sessionId: string, now: Date) =>
  db
    .updateTable('tickets')
    .set({ usedAt: now })
    .where('hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('sessionId', '=', sessionId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('subject')
    .executeTakeFirst()

/**
 * Accepts something that others issued, such as a signed code, by its id: true once until it
 * expires, false afterwards.
 */
export async function acceptOnce(
  db: Db,
  kind: string,
  id: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  const accepted = await db
    .insertInto('tickets')
    .values({ hash: tokenHash(`${kind}|${id}`), kind, subject: '', expiresAt: until, usedAt: now })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()

  return accepted.numInsertedOrUpdatedRows === 1n
}
