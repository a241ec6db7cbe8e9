import type { MenuNode, Page } from '../../platform/app.store.ts'

/** Route records of the server (GET /api/v1/menus/routes) and their conversion for the shell. */
type RouteMeta = {
  title: string
  titleEn?: string | null
  icon?: string | null
  hidden?: boolean
  roles?: readonly string[]
  keepAlive?: boolean
  alwaysShow?: boolean
  affix?: boolean
}

export type RouteRecord = {
  path: string
  component?: string | null
  redirect?: string | null
  name?: string | null
  meta?: RouteMeta | null
  children?: readonly RouteRecord[] | null
}

const isExternal = (path: string) => /^(https?:)?\/\//.test(path)

const join = (parent: string, path: string) =>
  path.startsWith('/') || isExternal(path) ? path : `${parent.replace(/\/$/, '')}/${path}`

/** Keeps a record if it shares a role with the reader; ROOT sees all. Children are filtered too. */
export function visibleRecords(
  records: readonly RouteRecord[],
  roles: readonly string[],
): RouteRecord[] {
  const isRoot = roles.includes('ROOT')
  return records
    .filter((record) => isRoot || record.meta?.roles?.some((role) => roles.includes(role)) === true)
    .map((record) =>
      record.children ? { ...record, children: visibleRecords(record.children, roles) } : record,
    )
}

/**
 * All pages below the records, with full paths; a missing name is the path. Catalogues redirect to
 * their first page.
 */
export function pagesOf(
  records: readonly RouteRecord[],
  parent = '',
  parents: Page['parents'] = [],
): Page[] {
  return records.flatMap((record) => {
    const path = join(parent, record.path)
    if (isExternal(path)) return []

    const title = record.meta?.title ?? record.name ?? path
    const titleEn = record.meta?.titleEn || title
    const below = pagesOf(record.children ?? [], path, [...parents, { path, title, titleEn }])
    const isCatalogue = !record.component || record.component === 'Layout'

    const own: Page = {
      path,
      name: record.name || path,
      view: isCatalogue ? '' : record.component!,
      title,
      titleEn,
      icon: record.meta?.icon ?? null,
      keepAlive: record.meta?.keepAlive === true,
      affix: record.meta?.affix === true,
      bare: false,
      parents,
    }

    if (!isCatalogue) return [own, ...below]

    const named = record.redirect && join(path, record.redirect)
    const leads = named && named !== path ? named : below[0]?.path

    return leads ? [{ ...own, redirect: leads }, ...below] : below
  })
}

/**
 * The menu: hidden records are left out; a catalogue with one page is shown as that page unless it
 * is always shown.
 */
export function menuOf(records: readonly RouteRecord[], parent = ''): MenuNode[] {
  return records.flatMap((record): MenuNode[] => {
    if (record.meta?.hidden) return []

    const path = join(parent, record.path)
    const children = menuOf(record.children ?? [], path)
    const title = record.meta?.title ?? record.name ?? path

    const node: MenuNode = {
      key: path,
      title,
      titleEn: record.meta?.titleEn || title,
      icon: record.meta?.icon ?? null,
      children,
    }

    if (isExternal(path)) return [{ ...node, href: path }]

    const isCatalogue = !record.component || record.component === 'Layout'
    if (isCatalogue && children.length === 0) return []

    const only = children.length === 1 && !record.meta?.alwaysShow ? children[0]! : null

    return only && isCatalogue ? [{ ...only, icon: only.icon ?? node.icon }] : [node]
  })
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * `/a/:id/:rest(.*)` as a regular expression with one group per name; anything else is matched
 * literally.
 */
const patternOf = (path: string) =>
  path
    .split(/(:\w+(?:\(\.\*\))?)/)
    .map((part, i) => {
      if (i % 2 === 0) return literally(part)

      return part.endsWith(')') ? '(.*)' : '([^/]+)'
    })
    .join('')

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // A lone % is literal.
  }
}

/** Finds the page of a path: an exact one first, then patterns with `:name` parts. */
export function matchPage(
  pages: readonly Page[],
  path: string,
): { page: Page; params: Record<string, string> } | null {
  const plain = path.replace(/(.)\/+$/, '$1')
  const exact = pages.find((page) => page.path === plain)
  if (exact) return { page: exact, params: {} }

  for (const page of pages.filter((one) => one.path.includes(':'))) {
    const names = [...page.path.matchAll(/:(\w+)/g)].map((found) => found[1]!)
    const values = new RegExp(`^${patternOf(page.path)}$`).exec(plain)
    if (values)
      return {
        page,
        params: Object.fromEntries(names.map((name, i) => [name, decoded(values[i + 1] ?? '')])),
      }
  }

  return null
}
