import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import type {
  MiniMenuNode,
  OwnMiniMenu,
} from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { permittedActions } from '@residency/contract/kernel'
import { foldSearch } from '@residency/contract/kernel/fold'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { rowsByParent, treesOf } from './menu-tree.rules.ts'
import { findMiniMenus, type StoredMiniMenu } from './mini-menu.queries.ts'

type Search = { pageNum: number; pageSize: number; keywords?: string | undefined }

/**
 * A page of top-level menus with their subtrees. Search results become roots unless their parent
 * matched too.
 */
export async function listMiniMenus(ctx: SignedCtx, { pageNum, pageSize, keywords }: Search) {
  const actions = permittedActions(ctx.actor, {
    add: may.miniMenuAdd,
    edit: may.miniMenuEdit,
    delete: may.miniMenuDelete,
  })

  const words = keywords && foldSearch(keywords)
  const all = await findMiniMenus(ctx.db)

  const menus = words
    ? all.filter((m) =>
        [m.name, m.nameEn, m.path].some((text) => text && foldSearch(text).includes(words)),
      )
    : all

  const trees = treesOf(menus, (menu) => ({
    ...menu,
    visible: menu.visible === 0 ? (0 as const) : (1 as const),
    actions,
    children: [] as MiniMenuNode[],
  }))

  return { list: trees.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: trees.length }
}

/** Menus visible to the reader's roles; the subtree of a hidden or ungranted menu is omitted. */
export async function listOwnMiniMenus(ctx: SignedCtx): Promise<OwnMiniMenu[]> {
  const { isRoot, roles } = ctx.actor
  const seen = (menu: StoredMiniMenu) =>
    menu.visible === 1 && (isRoot || menu.roleCodes.some((code) => roles.includes(code)))
  const below = rowsByParent((await findMiniMenus(ctx.db)).filter(seen))

  const build = ({ id, name, nameEn, path, icon }: StoredMiniMenu): OwnMiniMenu => ({
    id,
    name,
    nameEn,
    path,
    icon,
    children: (below.get(id) ?? []).map(build),
  })

  return (below.get(0) ?? []).map(build)
}
