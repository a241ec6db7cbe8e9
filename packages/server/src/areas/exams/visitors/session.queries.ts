import type { Db } from '../../../platform/db/connect/pool.ts'

/** The person of a session that lasts: on the list of a train that is open. */
export const findPersonOfSession = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('learningInductionSessions as s')
    .innerJoin('learningInductionPeople as p', 'p.id', 's.personId')
    .innerJoin('learningInductionTrains as t', 't.id', 'p.trainId')
    .select([
      'p.id',
      'p.name',
      'p.learnedAt',
      'p.trainId',
      's.expiresAt',
      't.title',
      't.intro',
      't.closesAt',
      't.needsAll',
    ])
    .where('s.tokenHash', '=', hash)
    .where('s.expiresAt', '>', now)
    .where('p.isActive', '=', true)
    .where('p.erasedAt', 'is', null)
    .where('t.isActive', '=', true)
    .where('t.opensAt', '<=', now)
    .where('t.closesAt', '>', now)
    .executeTakeFirst()

export type PersonOfSession = NonNullable<Awaited<ReturnType<typeof findPersonOfSession>>>

type Identity = { invitation: Buffer; mobiles: readonly string[]; cards: readonly string[] }

/**
 * The person of an invitation, a number and a card: one query, for a match and for any mismatch.
 */
export const findListedPerson = (db: Db, { invitation, mobiles, cards }: Identity, now: Date) =>
  db
    .selectFrom('learningInductionPeople as p')
    .innerJoin('learningInductionTrains as t', 't.id', 'p.trainId')
    .select('p.id')
    .where('t.invitationHash', '=', invitation)
    .where('t.isActive', '=', true)
    .where('t.opensAt', '<=', now)
    .where('t.closesAt', '>', now)
    .where('p.mobileHash', 'in', [...mobiles])
    .where('p.idCardHash', 'in', [...cards])
    .where('p.isActive', '=', true)
    .executeTakeFirst()

export const insertSession = (
  db: Db,
  row: { tokenHash: Buffer; personId: number; createdAt: Date; expiresAt: Date },
) => db.insertInto('learningInductionSessions').values(row).execute()

export const deleteSession = (db: Db, hash: Buffer) =>
  db
    .deleteFrom('learningInductionSessions')
    .where('tokenHash', '=', hash)
    .returning('personId')
    .executeTakeFirst()

/** Erases sessions that are over. */
export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom('learningInductionSessions').where('expiresAt', '<=', now).execute()
