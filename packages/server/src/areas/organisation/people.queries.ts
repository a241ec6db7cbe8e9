import type { Db } from '../../platform/db/pool.ts'

/** These accounts by id, as a form names them; deleted ones are nobody any more. */
export async function findNames(db: Db, ids: readonly (number | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return []
  return db
    .selectFrom('users')
    .leftJoin('departments', 'departments.id', 'users.department_id')
    .select(['users.id', 'users.nickname', 'users.real_name', 'users.username'])
    .select(['departments.name as department', 'departments.name_en as department_en'])
    .where('users.id', 'in', known)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.id')
    .execute()
}
export type Person = Awaited<ReturnType<typeof findNames>>[number]
