import type { Db } from '../../../platform/db/pool.ts'
import { invariant } from '../../../platform/invariant.ts'
import type { DeclaredMenu } from './declared-menus.rules.ts'

export type MenuRef = { id: number; treePath: string }
const PAGE = 1

/** Inserts a declared menu below its existing parent. */
export async function insertDeclaredMenu(
  tx: Db,
  menu: DeclaredMenu,
  known: ReadonlyMap<string, MenuRef>,
): Promise<MenuRef> {
  const above = menu.parent === undefined ? undefined : known.get(menu.parent)

  invariant(
    menu.parent === undefined || above,
    `menu ${menu.seed} names ${menu.parent}, which is not declared before it`,
  )

  const made = await tx
    .insertInto('menus')
    .values({ seed: menu.seed, parentId: above?.id ?? 0, treePath: '', ...menu.columns } as never)
    .returning('id')
    .executeTakeFirstOrThrow()

  const treePath = `${above?.treePath ?? ''}${made.id}/`

  await tx.updateTable('menus').set({ treePath }).where('id', '=', made.id).execute()

  return { id: made.id, treePath }
}

/**
 * Existing pages that were removed from a role that started with them, as `role page`: their new
 * buttons are not granted to it.
 */
export async function findPagesTaken(
  tx: Db,
  declared: readonly DeclaredMenu[],
  known: ReadonlyMap<string, MenuRef>,
  roleIds: ReadonlyMap<string, number>,
) {
  const held = new Set(
    (await tx.selectFrom('roleMenus').selectAll().execute()).map(
      (one) => `${one.roleId} ${one.menuId}`,
    ),
  )

  const pages = declared.filter((menu) => menu.columns.type === PAGE && known.has(menu.seed))
  return new Set(
    pages.flatMap(({ seed, holders }) =>
      holders
        .filter((code) => !held.has(`${roleIds.get(code)} ${known.get(seed)!.id}`))
        .map((code) => `${code} ${seed}`),
    ),
  )
}
