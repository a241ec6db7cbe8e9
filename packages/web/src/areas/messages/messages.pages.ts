import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'message/template/index': () => import('./template-list.page.tsx'),
}
