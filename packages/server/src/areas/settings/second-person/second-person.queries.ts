import type { Db } from '../../../platform/db/pool.ts'

/** Every change of the settings, the newest first. */
export const findSecondPersonChanges = (db: Db) =>
  db
    .selectFrom('second_person_changes as c')
    .innerJoin('users as u', 'u.id', 'c.changed_by')
    .select(['c.id', 'c.rule', 'c.is_waived', 'c.reason', 'c.changed_at', (e) => e.fn.coalesce('u.real_name', 'u.nickname').as('who')])
    .orderBy('c.id', 'desc')
    .execute()

export type NewChange = { rule: string; is_waived: boolean; reason: string; changed_by: number; changed_at: Date }
export const insertSecondPersonChange = async (db: Db, change: NewChange): Promise<number> =>
  (await db.insertInto('second_person_changes').values(change).returning('id').executeTakeFirstOrThrow()).id
