import { ROLE_CODES } from '@residency/contract/areas/accounts/permissions'
import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import type { MenuSeed, WordBook } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'

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
const TYPES = { MENU: 1, CATALOG: 2, EXTLINK: 3 } as const
const BUTTON = 4

/** Titles of a key in both languages, from whichever area words it. */
function titles(book: WordBook, kind: 'menus' | 'permissions', key: string) {
  for (const area of Object.values(book)) {
    const zh = (area['zh-cn'][kind] as Record<string, string> | undefined)?.[key]
    if (zh) return { name: zh, name_en: (area.en[kind] as Record<string, string>)[key] ?? null }
  }
  return { name: key, name_en: null }
}

/**
 * Adds built-in roles, declared menus and their permissions that the tables do not have yet, with the grants they start with.
 * What an administrator changed stays. One process at a time.
 */
export async function syncRights(db: Db, seeds: readonly MenuSeed[], book: WordBook) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203116)`.execute(tx)
    const roles = ROLE_CODES.map((code, sort) => ({
      code,
      name: accountsZh.roles[code] ?? accountsEn.roles[code],
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
    const known = new Map(
      (await tx.selectFrom('menus').select(['id', 'seed', 'tree_path']).where('seed', 'is not', null).execute()).map((m) => [
        m.seed as string,
        m,
      ]),
    )

    const add = async (
      seed: string,
      parent: string | undefined,
      columns: { type: number; [column: string]: unknown },
      grants: readonly string[],
    ) => {
      if (known.has(seed)) return
      const above = parent === undefined ? undefined : known.get(parent)
      if (parent !== undefined && !above) throw new Error(`menu ${seed} names ${parent}, which is not declared before it`)
      const made = await tx
        .insertInto('menus')
        .values({ seed, parent_id: above?.id ?? 0, tree_path: '', ...columns } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      const tree_path = `${above?.tree_path ?? ''}${made.id}/`
      await tx.updateTable('menus').set({ tree_path }).where('id', '=', made.id).execute()
      known.set(seed, { id: made.id, seed, tree_path })
      const rows = grants.flatMap((code) => (roleIds.has(code) ? [{ role_id: roleIds.get(code)!, menu_id: made.id }] : []))
      if (rows.length) await tx.insertInto('role_menus').values(rows).execute()
    }
    for (const m of seeds) {
      await add(
        m.key,
        m.parent,
        {
          ...titles(book, 'menus', m.key),
          type: TYPES[m.type],
          path: m.path,
          component: m.view ?? (m.type === 'CATALOG' ? 'Layout' : null),
          visible: m.hidden ? 0 : 1,
          sort: m.sort,
          icon: m.icon ?? null,
          keep_alive: m.keepAlive ? 1 : null,
          always_show: m.alwaysShow ? 1 : null,
        },
        m.roles,
      )
      for (const [i, [code, holders]] of Object.entries(m.permissions ?? {}).entries())
        await add(
          `permission ${code}`,
          m.key,
          { ...titles(book, 'permissions', code), type: BUTTON, perm: code, visible: 1, sort: i },
          holders,
        )
    }
  })
}
