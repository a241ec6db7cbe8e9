import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isOneGiven, seesEverything } from '../roles/role-facts.queries.ts'
import { isAccountInUse } from '../users/account-facts.queries.ts'

/**
 * Whether an account belongs to the office that a permission is given to: it is enabled, holds the
 * permission and sees everything (data scope 0) by its roles, as `isOffice` says of one reader.
 * ROOT, who holds all of them, is left out.
 */
export const isOfOffice = (alias: string, permission: string): RawBuilder<boolean> => {
  const user = sql.ref(`${alias}.id`)

  return sql<boolean>`(${isAccountInUse(alias)} and ${isOneGiven(user, [permission])}
    and ${seesEverything(user)})`
}

/** The accounts of the office that a permission is given to, by id. */
export const findHoldersOf = async (db: Db, permission: string) =>
  (
    await sql<{ id: number }>`select u.id from users u where ${isOfOffice('u', permission)}
      order by u.id`.execute(db)
  ).rows.map((row) => row.id)
