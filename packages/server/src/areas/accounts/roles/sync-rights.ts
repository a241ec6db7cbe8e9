import { ROLE_CODES } from '@residency/contract/areas/accounts/access'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { MenuSeed, WordBook } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { arrangeMenus } from '../menus/arrange-menus.rules.ts'
import {
  deleteDeclaredMenus,
  deleteEmptyCatalogues,
  findPagesTaken,
  insertDeclaredMenu,
  type MenuRef,
  moveDeclaredMenus,
} from '../menus/declared-menu.queries.ts'
import { declaredMenus } from '../menus/declared-menus.rules.ts'

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

const BUTTON = 4
const keyOf = ({ key }: MenuSeed) => key

/**
 * Inserts missing built-in roles, declared menus and permissions with their initial grants;
 * administrators' changes stay. Menus for a demo are in no other installation. One process at a
 * time. Grants added to an installation in use are audited.
 */
export async function syncRights(
  db: Db,
  seeds: readonly MenuSeed[],
  book: WordBook,
  log: Audit,
  isDemo: boolean,
) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203116)`.execute(tx)

    if (!isDemo) await deleteDeclaredMenus(tx, seeds.filter((menu) => menu.isForDemo).map(keyOf))

    const roleIds = await addBuiltInRoles(tx)

    const there = await tx
      .selectFrom('menus')
      .select(['id', 'seed', 'treePath', 'parentId', 'path'])
      .where('seed', 'is not', null)
      .execute()

    const menuBySeed = new Map<string, MenuRef>(there.map((m) => [m.seed as string, m]))
    const wanted = seeds.filter((menu) => isDemo || !menu.isForDemo)
    const declared = declaredMenus(arrangeMenus(wanted), book)
    const taken = await findPagesTaken(tx, declared, menuBySeed, roleIds)
    const grants: { roleId: number; menuId: number }[] = []

    for (const menu of declared) {
      if (menuBySeed.has(menu.seed)) continue

      const created = await insertDeclaredMenu(tx, menu, menuBySeed)

      menuBySeed.set(menu.seed, created)

      const isWithheld = (code: string) =>
        menu.columns.type === BUTTON && taken.has(`${code} ${menu.parent}`)
      const holders = menu.holders.filter((code) => roleIds.has(code) && !isWithheld(code))

      grants.push(...holders.map((code) => ({ roleId: roleIds.get(code)!, menuId: created.id })))
    }

    await moveDeclaredMenus(tx, declared, there, menuBySeed)
    await deleteEmptyCatalogues(tx, cataloguesLeft(wanted, declared))

    if (grants.length) await tx.insertInto('roleMenus').values(grants).execute()
    if (there.length) await auditGrants(tx, grants, log)
  })
}

/** Adds the built-in roles that are missing; answers the ids of all roles by their codes. */
async function addBuiltInRoles(tx: Db): Promise<ReadonlyMap<string, number>> {
  const roles = ROLE_CODES.map((code, sort) => ({
    code,
    name: accountsWords['zh-cn'].roles[code],
    sort,
    dataScope: SCOPES[code],
    isBuiltIn: true,
  }))

  await tx
    .insertInto('roles')
    .values(roles)
    .onConflict((c) => c.column('code').doNothing())
    .execute()

  const stored = await tx.selectFrom('roles').select(['id', 'code']).execute()

  return new Map(stored.map(({ id, code }) => [code, id]))
}

/** Catalogues that areas declare and that no menu of today is below. */
function cataloguesLeft(seeds: readonly MenuSeed[], declared: readonly { seed: string }[]) {
  const used = new Set(declared.map(({ seed }) => seed))

  return seeds.map(keyOf).filter((key) => !used.has(key))
}

/** Increments the versions, so that a form opened before is refused. */
async function auditGrants(
  tx: Db,
  grants: readonly { roleId: number; menuId: number }[],
  log: Audit,
) {
  const byRole = new Map<number, number[]>()
  for (const { roleId, menuId } of grants)
    byRole.set(roleId, [...(byRole.get(roleId) ?? []), menuId])

  if (byRole.size === 0) return

  await tx
    .updateTable('roles')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('id', 'in', [...byRole.keys()])
    .execute()

  const entries = [...byRole].map(([entityId, added]) => ({
    entityId,
    detail: { added, taken: [], isByUpgrade: true },
  }))

  await log
    .within(tx)
    .all(entries.map((entry) => ({ action: 'accounts.role.setMenus', entity: 'role', ...entry })))
}
