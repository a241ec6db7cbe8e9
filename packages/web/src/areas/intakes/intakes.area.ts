import { joinWords } from '@residency/contract/kernel/join-words'
import type { WebArea } from '../../platform/area.ts'

export const intakesArea: WebArea = {
  name: 'intakes',
  publishedAs: 'recruitment',
  words: async () => ({
    'zh-cn': joinWords({}, (await import('@residency/contract/areas/intakes/words.zh-CN')).intakesZh),
    en: joinWords({}, (await import('@residency/contract/areas/intakes/words.en')).intakesEn),
  }),
  pages: {
    'recruit/batch/index': () => import('./intake/intake-list.page.tsx'),
    'recruit/enrollment/major/index': () => import('./offers/offer-list.page.tsx'),
    'recruit/coreInfoSetting/index': () => import('./core-fields/core-fields.page.tsx'),
    'white/intakes': () => import('./intake/public-intakes.page.tsx'),
    'recruit/limit/index': () => import('./bars/bar-list.page.tsx'),
  },
}
