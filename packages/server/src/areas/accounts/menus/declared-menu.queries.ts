import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import { invariant } from '../../../platform/invariant.ts'
import type { DeclaredMenu } from './declared-menus.rules.ts'

export type MenuRef = { id: number; treePath: string }
const PAGE = 1

/** Inserts a declared menu below its existing parent. */
export async function insertDeclaredMenu(
  tx: Db,
  menu: DeclaredMenu,
  existing: ReadonlyMap<string, MenuRef>,
): Promise<MenuRef> {
  const above = menu.parent === undefined ? undefined : existing.get(menu.parent)

  invariant(
    menu.parent === undefined || above,
    `menu ${menu.seed} names ${menu.parent}, which is not declared before it`,
  )

  const created = await tx
    .insertInto('menus')
    .values({ seed: menu.seed, parentId: above?.id ?? 0, treePath: '', ...menu.columns } as never)
    .returning('id')
    .executeTakeFirstOrThrow()

  const treePath = `${above?.treePath ?? ''}${created.id}/`

  await tx.updateTable('menus').set({ treePath }).where('id', '=', created.id).execute()

  return { id: created.id, treePath }
}

/**
 * Existing pages that were removed from a role that started with them, as `role page`: their new
 * buttons are not granted to it.
 */
export async function findPagesTaken(
  tx: Db,
  declared: readonly DeclaredMenu[],
  existing: ReadonlyMap<string, MenuRef>,
  roleIds: ReadonlyMap<string, number>,
) {
  const granted = new Set(
    (await tx.selectFrom('roleMenus').selectAll().execute()).map(
      (one) => `${one.roleId} ${one.menuId}`,
    ),
  )

  const pages = declared.filter((menu) => menu.columns.type === PAGE && existing.has(menu.seed))
  return new Set(
    pages.flatMap(({ seed, holders }) =>
      holders
        .filter((code) => !granted.has(`${roleIds.get(code)} ${existing.get(seed)!.id}`))
        .map((code) => `${code} ${seed}`),
    ),
  )
}

/** Deletes declared menus, with what roles hold of them. */
export const deleteDeclaredMenus = (tx: Db, keys: readonly string[]) =>
  tx.deleteFrom('menus').where('seed', '=', anyText(keys)).execute()
