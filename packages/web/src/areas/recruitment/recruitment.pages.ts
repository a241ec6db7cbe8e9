import type { AreaPages } from '../../platform/area-pages.ts'

export const pages: AreaPages = {
  'recruit/batch/index': () => import('./intakes/intake-list.page.tsx'),
  'recruit/enrollment/major/index': () => import('./intakes/offer-list.page.tsx'),
  'recruit/coreInfoSetting/index': () => import('./intakes/core-fields.page.tsx'),
  'white/intakes': () => import('./intakes/public-intakes.page.tsx'),
  'recruit/limit/index': () => import('./intakes/bar-list.page.tsx'),
  'recruit/examination/index': () => import('./exams/examination.page.tsx'),
  'recruit/score/index': () => import('./exams/score.page.tsx'),
  'recruit/admission/index': () => import('./admission/admission.page.tsx'),
  'recruit/statistics/index': () => import('./statistics/statistics.page.tsx'),
  'recruit/arrange/index': () => import('./arrival/arrival.page.tsx'),
}
