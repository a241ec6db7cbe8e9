import type { Db } from '../../../platform/db/connect/pool.ts'

export const findRegime = (db: Db) =>
  db.selectFrom('dutyRegime').selectAll().executeTakeFirstOrThrow()

export const findRegimeForUpdate = (db: Db) =>
  db.selectFrom('dutyRegime').selectAll().forUpdate().executeTakeFirst()
