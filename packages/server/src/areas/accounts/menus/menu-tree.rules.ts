import { MENU_TYPES, type MenuType } from '@residency/contract/areas/accounts/menus/menu.contract'
import type { RouteRecord } from '@residency/contract/areas/accounts/menus/route.contract'

type TreeRow = { id: number; parentId: number }

/**
 * Builds trees from rows in order. A row without its parent in the list becomes a root, so that
 * search results stay visible.
 */
export function treesOf<R extends TreeRow, N extends { children: N[] }>(
  rows: readonly R[],
  nodeOf: (row: R) => N,
): N[] {
  const nodes = new Map(rows.map((row) => [row.id, nodeOf(row)]))
  const tops: N[] = []

  for (const row of rows) (nodes.get(row.parentId)?.children ?? tops).push(nodes.get(row.id)!)

  return tops
}

/** The rows below each parent, in their order. */
export function rowsByParent<R extends TreeRow>(
  rows: readonly R[],
): ReadonlyMap<number, readonly R[]> {
  const below = new Map<number, R[]>()
  for (const row of rows) {
    const siblings = below.get(row.parentId)
    if (siblings) siblings.push(row)
    else below.set(row.parentId, [row])
  }

  return below
}

const NAMES = Object.fromEntries(
  Object.entries(MENU_TYPES).map(([name, number]) => [number, name]),
) as Record<number, MenuType>

/** Maps a stored type to its name on the wire. */
export const menuTypeOf = (stored: number): MenuType => NAMES[stored]!

/** The fields of a menu that a route needs. */
export type RoutedMenu = TreeRow & {
  name: string
  nameEn: string | null
  type: MenuType
  path: string | null
  component: string | null
  redirect: string | null
  icon: string | null
  visible: number
  keepAlive: number | null
  alwaysShow: number | null
}

const isAbsolute = (path: string) => /^(\/|https?:\/\/)/i.test(path)

const joined = (above: string, path: string) =>
  isAbsolute(path) ? path : `${above.replace(/\/$/, '')}/${path}`

/** `/system/student-user` → `SystemStudentUser`. */
export const routeNameOf = (fullPath: string) =>
  fullPath
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')

/**
 * Route records of all menus in order. ROOT is in every meta.roles, because the published client
 * drops routes without roles. A folder is visible if any child is. Names are unique: duplicates get
 * their id appended.
 */
export function routesOf(
  menus: readonly RoutedMenu[],
  roleCodes: ReadonlyMap<number, readonly string[]>,
): RouteRecord[] {
  const below = rowsByParent(menus)
  const taken = new Set<string>()

  const nameFor = (menu: RoutedMenu, fullPath: string) => {
    const routeName = routeNameOf(fullPath) || `Route${menu.id}`
    const name = taken.has(routeName) ? `${routeName}${menu.id}` : routeName

    taken.add(name)

    return name
  }

  const build = (menu: RoutedMenu, above: string): RouteRecord => {
    const path = menu.path ?? String(menu.id)
    const fullPath = joined(above, path)
    const name = nameFor(menu, fullPath)
    const children = (below.get(menu.id) ?? []).map((child) => build(child, fullPath))

    const roles = new Set([
      'ROOT',
      ...(roleCodes.get(menu.id) ?? []),
      ...children.flatMap((child) => child.meta.roles),
    ])

    return {
      path,
      ...(menu.component && menu.type !== 'EXTLINK' ? { component: menu.component } : {}),
      ...(menu.redirect ? { redirect: menu.redirect } : {}),
      name,
      meta: {
        title: menu.name,
        ...(menu.nameEn ? { titleEn: menu.nameEn } : {}),
        ...(menu.icon ? { icon: menu.icon } : {}),
        hidden: menu.visible === 0,
        roles: [...roles],
        ...(menu.type === 'MENU' && menu.keepAlive === 1 ? { keepAlive: true as const } : {}),
        ...(menu.type === 'CATALOG' && menu.alwaysShow === 1 ? { alwaysShow: true as const } : {}),
      },
      ...(children.length ? { children } : {}),
    }
  }

  return (below.get(0) ?? []).map((menu) => build(menu, ''))
}
