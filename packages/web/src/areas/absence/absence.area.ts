import type { WebArea } from '../../platform/area.ts'

export const absenceArea: WebArea = {
  name: 'absence',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/absence/words.zh-CN')).absenceZh,
    en: (await import('@residency/contract/areas/absence/words.en')).absenceEn,
  }),
  pages: {
    'daily/leave/type': () => import('./types/leave-types.page.tsx'),
    'daily/leave/step': () => import('./types/step-rules.page.tsx'),
  },
}
