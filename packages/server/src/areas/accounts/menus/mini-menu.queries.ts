import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

const TREE_LOCK = 7_203_117

/** One writer at a time: two concurrent moves could create a cycle. */
export const lockMiniMenuTree = (db: Db) =>
  sql`select pg_advisory_xact_lock(${TREE_LOCK})`.execute(db)

/** All mini-program menus in order; the tree is small. */
export const findMiniMenus = (db: Db) =>
  db
    .selectFrom('miniMenus')
    .select([
      'id',
      'parentId',
      'name',
      'nameEn',
      'path',
      'icon',
      'sort',
      'visible',
      'roleCodes',
      'version',
    ])
    .orderBy('parentId')
    .orderBy('sort')
    .orderBy('id')
    .execute()

export type StoredMiniMenu = Awaited<ReturnType<typeof findMiniMenus>>[number]

export const findKnownRoleCodes = async (db: Db, codes: readonly string[]) =>
  codes.length === 0
    ? []
    : (await db.selectFrom('roles').select('code').where('code', 'in', codes).execute()).map(
        (r) => r.code,
      )
