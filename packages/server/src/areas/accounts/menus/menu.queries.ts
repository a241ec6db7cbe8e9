import { MENU_TYPES } from '@residency/contract/areas/accounts/menu.contract'
import { sql } from 'kysely'
import { containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

// The same lock as start-up's syncRights: the tree has one writer at a time, or two moves could make a circle.
const TREE_LOCK = 7_203_116
export const lockMenuTree = (db: Db) => sql`select pg_advisory_xact_lock(${TREE_LOCK})`.execute(db)

const SHOWN = [
  'id',
  'parent_id as parentId',
  'name',
  'name_en as nameEn',
  'type',
  'path',
  'component',
  'perm',
  'visible',
  'sort',
  'icon',
  'redirect',
  'keep_alive as keepAlive',
  'always_show as alwaysShow',
  'tree_path as treePath',
  'seed',
  'version',
] as const

/** Menus in their order, all or those that a search finds. */
export function findMenus(db: Db, keywords?: string) {
  const all = db.selectFrom('menus').select(SHOWN).orderBy('parent_id').orderBy('sort').orderBy('id')
  if (!keywords) return all.execute()
  const words = containing(keywords)
  return all
    .where((e) =>
      e.or([e('name', 'ilike', words), e('name_en', 'ilike', words), e('path', 'ilike', words), e('perm', 'like', words.toLowerCase())]),
    )
    .execute()
}
export type StoredMenu = Awaited<ReturnType<typeof findMenus>>[number]

export const findMenu = (db: Db, id: number) => db.selectFrom('menus').select(SHOWN).where('id', '=', id).executeTakeFirst()

/** Codes of the enabled roles that have each menu, in the roles' order. */
export async function findRoleCodesByMenu(db: Db): Promise<Map<number, string[]>> {
  const rows = await sql<{ menu_id: number; codes: string[] }>`select rm.menu_id, array_agg(r.code order by r.sort, r.id) as codes
    from role_menus rm join roles r on r.id = rm.role_id join menus m on m.id = rm.menu_id
    where r.status = 1 and m.type <> ${MENU_TYPES.BUTTON} group by rm.menu_id`.execute(db)
  return new Map(rows.rows.map((r) => [r.menu_id, r.codes]))
}

/** The menu and everything below it. */
export const findMenusBelow = (db: Db, treePath: string) =>
  db.selectFrom('menus').select(['id', 'name', 'seed']).where('tree_path', 'like', `${treePath}%`).orderBy('id').execute()

/** Moves the paths of a menu and everything below it from one place of the tree to another. */
export const moveMenusBelow = (db: Db, from: string, to: string) =>
  sql`update menus set tree_path = ${to} || substr(tree_path, ${from.length + 1}::int) where tree_path like ${`${from}%`}`.execute(db)
