import type { AreaPages } from '../../platform/area-pages.ts'

export const pages: AreaPages = {
  'dashboard/index': () => import('./dashboard.page.tsx'),
}
