import type { Db } from '../../../platform/db/connect/pool.ts'

/** Every change of the settings, the newest first. */
export const findSecondPersonChanges = (db: Db) =>
  db
    .selectFrom('secondPersonChanges as c')
    .innerJoin('users as u', 'u.id', 'c.changedBy')
    .select(['c.id', 'c.rule', 'c.isWaived', 'c.reason', 'c.changedAt', 'u.displayName as who'])
    .orderBy('c.id', 'desc')
    .execute()

export type NewChange = {
  rule: string
  isWaived: boolean
  reason: string
  changedBy: number
  changedAt: Date
}

export const insertSecondPersonChange = async (db: Db, change: NewChange): Promise<number> =>
  (
    await db
      .insertInto('secondPersonChanges')
      .values(change)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
