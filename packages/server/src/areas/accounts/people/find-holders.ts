import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/**
 * Enabled accounts that hold a permission and see everything (data scope 0) by their roles; ROOT,
 * who holds all of them, is left out.
 */
export const findHoldersOf = async (db: Db, permission: string) =>
  (
    await sql<{ id: number }>`
      select u.id from users u where u.status = 1 and u.deleted_at is null
        and exists (select from user_roles ur join roles r on r.id = ur.role_id and r.status = 1 and r.code <> 'ROOT'
          join role_menus rm on rm.role_id = r.id join menus m on m.id = rm.menu_id where ur.user_id = u.id and m.perm = ${permission})
        and exists (select from user_roles ur join roles r on r.id = ur.role_id and r.status = 1
          where ur.user_id = u.id and r.data_scope = 0)
      order by u.id`.execute(db)
  ).rows.map((row) => row.id)
