import type { Db } from '../../../platform/db/connect/pool.ts'

type Of = { flow: string; action: string }

export const findOwnReasons = (db: Db, userId: number, { flow, action }: Of) =>
  db
    .selectFrom('reasonTemplates')
    .select(['id', 'body'])
    .where('userId', '=', userId)
    .where('flow', '=', flow)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute()

export const insertReason = (db: Db, userId: number, of: Of, body: string, at: Date) =>
  db
    .insertInto('reasonTemplates')
    .values({ ...of, userId, body, createdAt: at })
    .onConflict((c) => c.doNothing())
    .execute()

export const deleteOwnReason = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (
    await db
      .deleteFrom('reasonTemplates')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst()
  ).numDeletedRows > 0n
