import { mentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import type { WebArea } from '../../platform/area.ts'

export const mentorsArea: WebArea = {
  name: 'mentors',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/mentors/words.zh-CN')).mentorsZh,
    en: (await import('@residency/contract/areas/mentors/words.en')).mentorsEn,
  }),
  pages: {
    'mentor/applicants/index': () => import('./choice/applicants.page.tsx'),
    'mentor/choice/index': () => import('./choice/choice.page.tsx'),
    'mentor/match/index': () => import('./choice/match.page.tsx'),
  },
  waiting: mentorsWaiting,
}
