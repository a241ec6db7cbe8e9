import { admissionWaitingKinds } from '@residency/contract/areas/admission/waiting'
import type { WebArea } from '../../platform/area.ts'

export const admissionArea: WebArea = {
  name: 'admission',
  publishedAs: 'recruitment',
  pages: {
    'recruit/examination/index': () => import('./entrance-exams/examination.page.tsx'),
    'recruit/score/index': () => import('./scores/score.page.tsx'),
    'recruit/admission/index': () => import('./run/admission.page.tsx'),
    'recruit/statistics/index': () => import('./statistics/statistics.page.tsx'),
    'recruit/arrange/index': () => import('./arrival/arrival.page.tsx'),
  },
  waiting: admissionWaitingKinds,
}
