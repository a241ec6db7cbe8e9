import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'files/own/index': () => import('./own-files.page.tsx'),
}
