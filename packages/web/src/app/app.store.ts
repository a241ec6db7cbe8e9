import { create } from 'zustand'
import { FIXED_PAGES } from './fixed-pages.ts'
import { type MenuNode, menuOf, type Page, pagesOf, type RouteRecord, visibleRecords } from './route-records.rules.ts'

type AppState = { pages: readonly Page[]; menu: readonly MenuNode[]; hasRoutes: boolean }

/** What the router and the menus know. Server routes are added after login. */
export const useApp = create<AppState>(() => ({ pages: FIXED_PAGES, menu: [], hasRoutes: false }))

/** Adds the routes of the reader's roles. A fixed path is never overridden. */
export function installRoutes(records: readonly RouteRecord[], roles: readonly string[]) {
  const visible = visibleRecords(records, roles)
  const fixed = new Set(FIXED_PAGES.map((page) => page.path))
  useApp.setState({
    pages: [...FIXED_PAGES, ...pagesOf(visible).filter((page) => !fixed.has(page.path))],
    menu: [homeNode(), ...menuOf(visible).filter((node) => node.key !== '/dashboard')],
    hasRoutes: true,
  })
}
export const dropRoutes = () => useApp.setState({ pages: FIXED_PAGES, menu: [], hasRoutes: false })

function homeNode(): MenuNode {
  const home = FIXED_PAGES.find((page) => page.path === '/dashboard')!
  return { key: home.path, title: home.title, titleEn: home.titleEn, icon: home.icon, children: [] }
}
