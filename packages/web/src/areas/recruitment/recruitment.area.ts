import { recruitmentWaiting } from '@residency/contract/areas/recruitment/waiting'
import type { WebArea } from '../../platform/area.ts'

export const recruitmentArea: WebArea = {
  name: 'recruitment',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/recruitment/words.zh-CN')).recruitmentZh,
    en: (await import('@residency/contract/areas/recruitment/words.en')).recruitmentEn,
  }),
  pages: {
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
  },
  waiting: recruitmentWaiting,
}
