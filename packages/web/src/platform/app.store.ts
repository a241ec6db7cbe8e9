import { create } from 'zustand'

export type MenuNode = {
  key: string
  title: string
  titleEn: string
  icon: string | null
  href?: string
  children: MenuNode[]
}

/** One page of the router. `parents` are its catalogues, for the breadcrumb. */
export type Page = {
  path: string
  name: string
  view: string
  title: string
  titleEn: string
  icon: string | null
  keepAlive: boolean
  affix: boolean
  bare: boolean
  redirect?: string
  parents: readonly { path: string; title: string; titleEn: string }[]
}

/** `barred`: paths of pages that belong to other roles. */
type AppState = {
  pages: readonly Page[]
  barred: readonly Page[]
  menu: readonly MenuNode[]
  hasRoutes: boolean
}

/**
 * Pages and menu of the reader. The application sets the fixed pages at startup and the server's
 * routes after login.
 */
export const useApp = create<AppState>(() => ({
  pages: [],
  barred: [],
  menu: [],
  hasRoutes: false,
}))
