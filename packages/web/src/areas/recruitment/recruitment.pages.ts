import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'recruit/examination/index': () => import('./exams/examination.page.tsx'),
  'recruit/score/index': () => import('./exams/score.page.tsx'),
  'recruit/statistics/index': () => import('./statistics/statistics.page.tsx'),
  'recruit/arrange/index': () => import('./arrival/arrival.page.tsx'),
}
