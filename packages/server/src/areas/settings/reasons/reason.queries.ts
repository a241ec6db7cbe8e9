import type { Db } from '../../../platform/db/pool.ts'

type Of = { flow: string; action: string }

export const findOwnReasons = (db: Db, userId: number, { flow, action }: Of) =>
  db
    .selectFrom('reason_templates')
    .select(['id', 'body'])
    .where('user_id', '=', userId)
    .where('flow', '=', flow)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute()

export const insertReason = (db: Db, userId: number, of: Of, body: string, at: Date) =>
  db
    .insertInto('reason_templates')
    .values({ ...of, user_id: userId, body, created_at: at })
    .onConflict((c) => c.doNothing())
    .execute()

export const deleteOwnReason = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db.deleteFrom('reason_templates').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()).numDeletedRows > 0n
