import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { idArray } from '../../../platform/db/patterns.ts'
import { lockRows } from '../../../platform/db/versions.ts'

/** The reader as trainee, with the base of their major. */
export const findOwnTrainee = (db: Db, userId: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select(['t.id', 'm.baseId'])
    .where('t.userId', '=', userId)
    .executeTakeFirst()

/** A trainee of a base who has not left. */
export const findTraineeOf = (db: Db, baseId: number, id: number) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.id', 't.userId', 't.realName'])
    .where('u.deletedAt', 'is', null)
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
    where not exists (select from mentor_relations r where r.trainee_id = t.id
      and r.ended_on is null) order by t.id`.execute(db)

  return rows.map(({ id }) => id)
}
