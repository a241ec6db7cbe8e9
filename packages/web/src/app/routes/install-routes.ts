import { type MenuNode, useApp } from '../../platform/app.store.ts'
import { FIXED_PAGES } from './fixed-pages.ts'
import { menuOf, pagesOf, type RouteRecord, visibleRecords } from './route-records.rules.ts'

/** Adds the routes of the reader's roles. A fixed path is never overridden. */
export function installRoutes(records: readonly RouteRecord[], roles: readonly string[]) {
  const visible = visibleRecords(records, roles)
  const own = pagesOf(visible)
  const ownPaths = new Set(own.map((page) => page.path))
  const fixed = new Set(FIXED_PAGES.map((page) => page.path))

  useApp.setState({
    pages: [...FIXED_PAGES, ...own.filter((page) => !fixed.has(page.path))],
    barred: pagesOf(records).filter((page) => !ownPaths.has(page.path)),
    menu: [homeNode(), ...menuOf(visible).filter((node) => node.key !== '/dashboard')],
    hasRoutes: true,
  })
}

/** Leaves only the fixed pages. */
export const dropRoutes = () =>
  useApp.setState({ pages: FIXED_PAGES, barred: [], menu: [], hasRoutes: false })

dropRoutes() // At import, because the router looks up a page as soon as the guard is imported.

function homeNode(): MenuNode {
  const home = FIXED_PAGES.find((page) => page.path === '/dashboard')!
  return {
    key: home.path,
    get title() {
      return home.title
    },
    get titleEn() {
      return home.titleEn
    },
    icon: home.icon,
    children: [],
  }
}
