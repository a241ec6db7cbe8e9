import type { WebArea } from '../../platform/area.ts'

export const intakesArea: WebArea = {
  name: 'intakes',
  publishedAs: 'recruitment',
  pages: {
    'recruit/batch/index': () => import('./intake/intake-list.page.tsx'),
    'recruit/enrollment/major/index': () => import('./offers/offer-list.page.tsx'),
    'recruit/coreInfoSetting/index': () => import('./core-fields/core-fields.page.tsx'),
    'white/intakes': () => import('./intake/public-intakes.page.tsx'),
    'recruit/limit/index': () => import('./bars/bar-list.page.tsx'),
  },
}
