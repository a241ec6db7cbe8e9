import type { AreaPages } from '../../platform/area-pages.ts'

export const pages: AreaPages = {
  'files/own/index': () => import('./own-files.page.tsx'),
}
