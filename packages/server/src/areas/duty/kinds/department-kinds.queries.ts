import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** Kinds of shifts of a department in the order of their hours, disabled ones too. */
export const findKindsOfDepartment = (db: Db, departmentId: number) =>
  db
    .selectFrom('shiftKinds')
    .selectAll()
    .where('departmentId', '=', departmentId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()

/** Kinds of shifts by their ids, of any department. */
export const findKindsById = (db: Db, ids: readonly number[]) =>
  db.selectFrom('shiftKinds').selectAll().where('id', '=', anyId(ids)).execute()

export type StoredKind = Awaited<ReturnType<typeof findKindsOfDepartment>>[number]
