import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyText, idArray, textArray } from '../../../platform/db/patterns.ts'
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
    .values({ seed: menu.seed, parentId: above?.id ?? 0, treePath: '', ...menu.columns })
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
      (grant) => `${grant.roleId} ${grant.menuId}`,
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

type PlacedMenu = MenuRef & { seed: string | null; parentId: number; path: string | null }

/**
 * Moves the menus that are still where an earlier version had them to their place of today; those
 * that an administrator moved stay.
 */
export async function moveDeclaredMenus(
  tx: Db,
  declared: readonly DeclaredMenu[],
  there: readonly PlacedMenu[],
  menuBySeed: ReadonlyMap<string, MenuRef>,
) {
  const placedBySeed = new Map(there.map((menu) => [menu.seed, menu]))

  const moved = declared.flatMap(({ seed, parent, declaredAt, columns }) => {
    const placed = placedBySeed.get(seed)
    if (!placed || !declaredAt) return []

    const formerParentId =
      declaredAt.parent === undefined ? 0 : menuBySeed.get(declaredAt.parent)?.id

    const isWhereDeclared = placed.parentId === formerParentId && placed.path === declaredAt.path

    if (!isWhereDeclared) return []

    const { path, sort } = columns

    return [{ id: placed.id, parentId: menuBySeed.get(parent!)!.id, path: path!, sort }]
  })

  if (moved.length === 0) return

  await sql`update menus set parent_id = moved.parent_id, path = moved.path, sort = moved.sort,
      version = version + 1
    from unnest(${idArray(moved.map(({ id }) => id))},
        ${idArray(moved.map(({ parentId }) => parentId))},
        ${textArray(moved.map(({ path }) => path))},
        ${sql.val(moved.map(({ sort }) => sort))}::integer[])
      as moved (id, parent_id, path, sort)
    where menus.id = moved.id`.execute(tx)

  await sql`with recursive placed as (
      select id, id::text || '/' as tree_path from menus where parent_id = 0
      union all
      select below.id, placed.tree_path || below.id::text || '/'
      from menus below join placed on below.parent_id = placed.id
    )
    update menus set tree_path = placed.tree_path
    from placed
    where menus.id = placed.id and menus.tree_path <> placed.tree_path`.execute(tx)
}

/** Deletes catalogues of earlier versions below which nothing is any more. */
export const deleteEmptyCatalogues = (tx: Db, keys: readonly string[]) =>
  tx
    .deleteFrom('menus')
    .where('seed', '=', anyText(keys))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('menus as below')
            .select('below.id')
            .whereRef('below.parentId', '=', 'menus.id'),
        ),
      ),
    )
    .execute()
