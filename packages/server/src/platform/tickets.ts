import { newToken, tokenHash } from './crypto/tokens.ts'
import type { Db } from './db/pool.ts'

/** What a ticket is good for: its kind, what it stands for, and the session or device that alone may show it. */
type Ticket = { kind: string; subject: string; session_id: string; expires_at: Date }

/** Gives a ticket out; only its hash is kept. */
export async function issueTicket(db: Db, ticket: Ticket): Promise<string> {
  const token = newToken()
  await db
    .insertInto('tickets')
    .values({ hash: tokenHash(token), ...ticket })
    .execute()
  return token
}

/** The unspent ticket of this kind that has not run out; with `sessionId` only the one of that session or device. */
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

/** Spends a ticket of this session or device: of two at once one gets it. */
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
