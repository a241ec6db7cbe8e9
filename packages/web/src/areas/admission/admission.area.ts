import { recruitmentWaiting } from '@residency/contract/areas/admission/waiting'
import type { WebArea } from '../../platform/area.ts'

export const recruitmentArea: WebArea = {
  name: 'recruitment',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/admission/words.zh-CN')).recruitmentZh,
    en: (await import('@residency/contract/areas/admission/words.en')).recruitmentEn,
  }),
  pages: {
    'recruit/batch/index': () => import('../intakes/intake/intake-list.page.tsx'),
    'recruit/enrollment/major/index': () => import('../intakes/offers/offer-list.page.tsx'),
    'recruit/coreInfoSetting/index': () => import('../intakes/core-fields/core-fields.page.tsx'),
    'white/intakes': () => import('../intakes/intake/public-intakes.page.tsx'),
    'recruit/limit/index': () => import('../intakes/bars/bar-list.page.tsx'),
    'recruit/examination/index': () => import('./entrance-exams/examination.page.tsx'),
    'recruit/score/index': () => import('./scores/score.page.tsx'),
    'recruit/admission/index': () => import('./run/admission.page.tsx'),
    'recruit/statistics/index': () => import('./statistics/statistics.page.tsx'),
    'recruit/arrange/index': () => import('./arrival/arrival.page.tsx'),
  },
  waiting: recruitmentWaiting,
}
