import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { idArray } from '../../../platform/db/patterns.ts'
import { lockRows } from '../../../platform/db/versions.ts'
import { isOnBooks } from '../../trainees/trainees.public.ts'

/** Whether a row of `trainees` can be given a mentor: in training or suspended, with an account. */
export const canHaveMentor = (alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`(${isOnBooks(alias)} and exists (select from users p
    where p.id = ${sql.ref(`${alias}.user_id`)} and p.deleted_at is null))`

/** Whether a row of `trainees` has no mentor now. */
export const hasNoMentor = (alias = 't'): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from mentor_relations r
    where r.trainee_id = ${sql.ref(`${alias}.id`)} and r.ended_on is null)`

/** The reader as a trainee who can have a mentor, with the base of their major. */
export const findOwnTrainee = (db: Db, userId: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select(['t.id', 'm.baseId'])
    .where('t.userId', '=', userId)
    .where(canHaveMentor())
    .executeTakeFirst()

/** A trainee of a base who can have a mentor. */
export const findTraineeOf = (db: Db, baseId: number, id: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select(['t.id', 't.userId', 't.realName'])
    .where(canHaveMentor())
    .where('t.id', '=', id)
    .where('m.baseId', '=', baseId)
    .executeTakeFirst()

/**
 * Locks trainees in one order, so that nobody is given two mentors and no choice is added at the
 * same time.
 */
export const lockTrainees = (db: Db, ids: readonly number[]) => lockRows(db, 'trainees', ids)

/** Who has no mentor now, of these trainees. */
export const findWithoutMentor = async (db: Db, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number }>`select t.id from unnest(${idArray(ids)}) t (id)
    where ${hasNoMentor()} order by t.id`.execute(db)

  return rows.map(({ id }) => id)
}
