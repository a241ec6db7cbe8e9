import { newToken, tokenHash } from './crypto/tokens.ts'
import type { Db } from './db/pool.ts'

/** A ticket: its kind, its subject, and the session or device that may present it. */
type Ticket = { kind: string; subject: string; session_id: string; expires_at: Date }

/** Issues a ticket; only its hash is stored. */
export async function issueTicket(db: Db, ticket: Ticket): Promise<string> {
  const token = newToken()
  await db
    .insertInto('tickets')
    .values({ hash: tokenHash(token), ...ticket })
    .execute()
  return token
}

/** The unspent, unexpired ticket of this kind; with `sessionId` only that of the session or device. */
export function findTicket(db: Db, kind: string, token: string, now: Date, sessionId?: string) {
  const ticket = db
    .selectFrom('tickets')
    .select(['subject', 'session_id'])
    .where('hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
  return (sessionId === undefined ? ticket : ticket.where('session_id', '=', sessionId)).executeTakeFirst()
}

/** Consumes a ticket of this session or device: of two concurrent attempts one succeeds. */
export const spendTicket = (db: Db, kind: string, token: string, sessionId: string, now: Date) =>
  db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subject')
    .executeTakeFirst()

/** Accepts something that others issued, such as a signed code, by its id: true once until it expires, false afterwards. */
export async function acceptOnce(db: Db, kind: string, id: string, until: Date, now: Date): Promise<boolean> {
  const accepted = await db
    .insertInto('tickets')
    .values({ hash: tokenHash(`${kind}|${id}`), kind, subject: '', expires_at: until, used_at: now })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return accepted.numInsertedOrUpdatedRows === 1n
}
