import type { AreaPages } from '../../platform/area-pages.ts'

export const pages: AreaPages = {
  'message/template/index': () => import('./template-list.page.tsx'),
}
