import { MENU_TYPES } from '@residency/contract/areas/accounts/menus/menu.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'

// The same lock as syncRights at start-up: one writer at a time, because two concurrent moves could
// create a cycle.
const TREE_LOCK = 7_203_116
export const lockMenuTree = (db: Db) => sql`select pg_advisory_xact_lock(${TREE_LOCK})`.execute(db)

const SHOWN = [
  'id',
  'parentId',
  'name',
  'nameEn',
  'type',
  'path',
  'component',
  'perm',
  'visible',
  'sort',
  'icon',
  'redirect',
  'keepAlive',
  'alwaysShow',
  'treePath',
  'seed',
  'version',
] as const

/** Menus in order, all or those matching a search. */
export function findMenus(db: Db, keywords?: string) {
  const all = db.selectFrom('menus').select(SHOWN).orderBy('parentId').orderBy('sort').orderBy('id')
  if (!keywords) return all.execute()

  const words = containing(keywords)

  return all
    .where((e) =>
      e.or([
        isFoundIn(e.ref('name'), words),
        isFoundIn(e.ref('nameEn'), words),
        isFoundIn(e.ref('path'), words),
        e('perm', 'like', words.toLowerCase()),
      ]),
    )
    .execute()
}

export type StoredMenu = Awaited<ReturnType<typeof findMenus>>[number]

export const findMenu = (db: Db, id: number) =>
  db.selectFrom('menus').select(SHOWN).where('id', '=', id).executeTakeFirst()

/** Codes of the enabled roles of each menu, in role order. */
export async function findRoleCodesByMenu(db: Db): Promise<Map<number, string[]>> {
  const rows = await sql<{
    menuId: number
    codes: string[]
  }>`select rm.menu_id, array_agg(r.code order by r.sort, r.id) as codes
    from role_menus rm join roles r on r.id = rm.role_id join menus m on m.id = rm.menu_id
    where r.status = 1 and m.type <> ${MENU_TYPES.BUTTON} group by rm.menu_id`.execute(db)

  return new Map(rows.rows.map((r) => [r.menuId, r.codes]))
}

/** The menu and its subtree. */
export const findMenusBelow = (db: Db, treePath: string) =>
  db
    .selectFrom('menus')
    .select(['id', 'name', 'seed'])
    .where('treePath', 'like', `${treePath}%`)
    .orderBy('id')
    .execute()

/** Rewrites the paths of a menu and its subtree after a move. */
export const moveMenusBelow = (db: Db, from: string, to: string) =>
  sql`update menus set tree_path = ${to} || substr(tree_path, ${from.length + 1}::int)
      where tree_path like ${`${from}%`}`.execute(db)
