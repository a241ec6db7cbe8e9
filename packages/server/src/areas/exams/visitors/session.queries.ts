import type { Db } from '../../../platform/db/pool.ts'

/** The person of a session that lasts: on the list of a train that is open. */
export const findPersonOfSession = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('learning_induction_sessions as s')
    .innerJoin('learning_induction_people as p', 'p.id', 's.person_id')
    .innerJoin('learning_induction_trains as t', 't.id', 'p.train_id')
    .select(['p.id', 'p.name', 'p.learned_at', 'p.train_id', 's.expires_at', 't.title', 't.intro', 't.closes_at', 't.needs_all'])
    .where('s.token_hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('p.is_active', '=', true)
    .where('p.erased_at', 'is', null)
    .where('t.is_active', '=', true)
    .where('t.opens_at', '<=', now)
    .where('t.closes_at', '>', now)
    .executeTakeFirst()
export type PersonOfSession = NonNullable<Awaited<ReturnType<typeof findPersonOfSession>>>

type Identity = { invitation: Buffer; mobiles: readonly string[]; cards: readonly string[] }
/** Who is meant by an invitation, a number and a card: one query, whatever does not fit. */
export const findListed = (db: Db, { invitation, mobiles, cards }: Identity, now: Date) =>
  db
    .selectFrom('learning_induction_people as p')
    .innerJoin('learning_induction_trains as t', 't.id', 'p.train_id')
    .select('p.id')
    .where('t.invitation_hash', '=', invitation)
    .where('t.is_active', '=', true)
    .where('t.opens_at', '<=', now)
    .where('t.closes_at', '>', now)
    .where('p.mobile_hash', 'in', [...mobiles])
    .where('p.id_card_hash', 'in', [...cards])
    .where('p.is_active', '=', true)
    .executeTakeFirst()
export const insertSession = (db: Db, row: { token_hash: Buffer; person_id: number; created_at: Date; expires_at: Date }) =>
  db.insertInto('learning_induction_sessions').values(row).execute()
export const deleteSession = (db: Db, hash: Buffer) =>
  db.deleteFrom('learning_induction_sessions').where('token_hash', '=', hash).returning('person_id').executeTakeFirst()
/** Erases sessions that are over. */
export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom('learning_induction_sessions').where('expires_at', '<=', now).execute()
