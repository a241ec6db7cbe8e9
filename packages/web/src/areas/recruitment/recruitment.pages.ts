import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'recruit/arrange/index': () => import('./arrival/arrival.page.tsx'),
}
