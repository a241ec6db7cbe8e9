import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'recruit/statistics/index': () => import('./statistics/statistics.page.tsx'),
  'recruit/arrange/index': () => import('./arrival/arrival.page.tsx'),
}
