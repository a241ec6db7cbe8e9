import type { Db } from '../../../platform/db/connect/pool.ts'
import { lockMiniMenuTree } from './mini-menu.queries.ts'
import { MINI_MENU_SEEDS, type MiniMenuSeed } from './mini-menu-seeds.text.ts'

const columnsOf = ({ zh, en, page, icon, roles }: MiniMenuSeed, sort: number) => ({
  name: zh,
  nameEn: en,
  path: page && `pages/${page}`,
  icon,
  sort,
  roleCodes: [...roles],
})

/**
 * Adds the declared mini-program menus, each once: what administrators change or delete afterwards
 * stays so, and what is new below a deleted menu is not added.
 */
export async function syncMiniMenus(db: Db) {
  await db.transaction().execute(async (tx) => {
    await lockMiniMenuTree(tx)

    const rows = await tx.selectFrom('miniMenuSeeds').selectAll().execute()
    const idBySeed = new Map(rows.map((row) => [row.seed, row.menuId]))

    for (const [sort, seed] of MINI_MENU_SEEDS.entries()) {
      if (idBySeed.has(seed.key)) continue

      const parent = seed.parent === undefined ? 0 : (idBySeed.get(seed.parent) ?? null)

      const created =
        parent === null
          ? undefined
          : await tx
              .insertInto('miniMenus')
              .values({ parentId: parent, ...columnsOf(seed, sort) })
              .returning('id')
              .executeTakeFirstOrThrow()

      idBySeed.set(seed.key, created?.id ?? null)

      await tx
        .insertInto('miniMenuSeeds')
        .values({ seed: seed.key, menuId: created?.id ?? null })
        .execute()
    }
  })
}
