import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isOneGiven, seesEverything } from '../roles/role-facts.queries.ts'
import { isAccountInUse } from '../users/account-facts.queries.ts'

const USER = sql.ref('u.id')

/**
 * Enabled accounts that hold a permission and see everything (data scope 0) by their roles; ROOT,
 * who holds all of them, is left out.
 */
export const findHoldersOf = async (db: Db, permission: string) =>
  (
    await sql<{ id: number }>`
      select u.id from users u where ${isAccountInUse('u')}
        and ${isOneGiven(USER, [permission])} and ${seesEverything(USER)}
      order by u.id`.execute(db)
  ).rows.map((row) => row.id)
