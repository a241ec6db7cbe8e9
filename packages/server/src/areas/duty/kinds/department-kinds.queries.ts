import type { Db } from '../../../platform/db/connect/pool.ts'

/** Kinds of shifts of a department in the order of their hours, disabled ones too. */
export const findKindsOfDepartment = (db: Db, departmentId: number) =>
  db
    .selectFrom('shiftKinds')
    .selectAll()
    .where('departmentId', '=', departmentId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()

export type StoredKind = Awaited<ReturnType<typeof findKindsOfDepartment>>[number]
