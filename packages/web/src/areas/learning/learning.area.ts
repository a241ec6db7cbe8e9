import type { WebArea } from '../../platform/area.ts'

export const learningArea: WebArea = {
  name: 'learning',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/learning/words.zh-CN')).learningZh,
    en: (await import('@residency/contract/areas/learning/words.en')).learningEn,
  }),
  pages: {
    'course/own/attendance': () => import('./attendance/own-lectures.page.tsx'),
    'course/attendance/index': () => import('./attendance/lectures.page.tsx'),
  },
}
