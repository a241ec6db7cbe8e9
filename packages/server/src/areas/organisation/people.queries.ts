import type { Db } from '../../platform/db/connect/pool.ts'

/** These accounts by id, as a form names them; deleted ones are nobody any more. */
export async function findNames(db: Db, ids: readonly (number | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return []

  return db
    .selectFrom('users')
    .leftJoin('departments', 'departments.id', 'users.departmentId')
    .select(['users.id', 'users.displayName', 'users.username'])
    .select(['departments.name as department', 'departments.nameEn as departmentEn'])
    .where('users.id', 'in', known)
    .where('users.deletedAt', 'is', null)
    .orderBy('users.id')
    .execute()
}

export type Person = Awaited<ReturnType<typeof findNames>>[number]
