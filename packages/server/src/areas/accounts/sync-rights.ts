import { ROLE_CODES } from '@residency/contract/areas/accounts/permissions'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import type { MenuSeed, WordBook } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import { type DeclaredMenu, declaredMenus } from './declared-menus.rules.ts'

const SCOPES: Record<(typeof ROLE_CODES)[number], number> = {
  ROOT: 0,
  ADMIN: 0,
  BHB_ADMIN: 0,
  BASE_ADMIN: 4,
  DEPT_ADMIN: 1,
  TEACHER: 3,
  STUDENT: 3,
  APPLICANT: 3,
  PARTNER: 3,
}
type Kept = { id: number; tree_path: string }

/**
 * Adds built-in roles, declared menus and their permissions that the tables do not have yet, with the grants they start with.
 * What an administrator changed stays. One process at a time.
 */
export async function syncRights(db: Db, seeds: readonly MenuSeed[], book: WordBook) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203116)`.execute(tx)
    const roles = ROLE_CODES.map((code, sort) => ({
      code,
      name: accountsZh.roles[code],
      sort,
      data_scope: SCOPES[code],
      is_built_in: true,
    }))
    await tx
      .insertInto('roles')
      .values(roles)
      .onConflict((c) => c.column('code').doNothing())
      .execute()
    const roleIds = new Map((await tx.selectFrom('roles').select(['id', 'code']).execute()).map((r) => [r.code, r.id]))
    const there = await tx.selectFrom('menus').select(['id', 'seed', 'tree_path']).where('seed', 'is not', null).execute()
    const known = new Map<string, Kept>(there.map((m) => [m.seed as string, m]))
    for (const menu of declaredMenus(seeds, book)) if (!known.has(menu.seed)) known.set(menu.seed, await addMenu(tx, menu, known, roleIds))
  })
}

async function addMenu(tx: Db, menu: DeclaredMenu, known: ReadonlyMap<string, Kept>, roleIds: ReadonlyMap<string, number>): Promise<Kept> {
  const above = menu.parent === undefined ? undefined : known.get(menu.parent)
  if (menu.parent !== undefined && !above) throw new Error(`menu ${menu.seed} names ${menu.parent}, which is not declared before it`)
  const made = await tx
    .insertInto('menus')
    .values({ seed: menu.seed, parent_id: above?.id ?? 0, tree_path: '', ...menu.columns } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const tree_path = `${above?.tree_path ?? ''}${made.id}/`
  await tx.updateTable('menus').set({ tree_path }).where('id', '=', made.id).execute()
  const grants = menu.holders.flatMap((code) => (roleIds.has(code) ? [{ role_id: roleIds.get(code)!, menu_id: made.id }] : []))
  if (grants.length) await tx.insertInto('role_menus').values(grants).execute()
  return { id: made.id, tree_path }
}
