import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an account, given by its column, holds a permission by one of its enabled roles; ROOT
 * holds every one.
 */
export const holdsPermission = (user: RawBuilder<unknown>, permission: string) =>
  sql<boolean>`exists (select from user_roles held join roles r on r.id = held.role_id and r.status = 1
    where held.user_id = ${user} and (r.code = 'ROOT' or exists (select from role_menus rm join menus m on m.id = rm.menu_id
      where rm.role_id = r.id and m.perm = ${permission})))`
