import { rotationsWaiting } from '@residency/contract/areas/rotations/waiting'
import type { WebArea } from '../../platform/area.ts'

export const rotationsArea: WebArea = {
  name: 'rotations',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/rotations/words.zh-CN')).rotationsZh,
    en: (await import('@residency/contract/areas/rotations/words.en')).rotationsEn,
  }),
  pages: {
    'rotation/month/index': () => import('./blocks/month.page.tsx'),
    'rotation/rule/index': () => import('./rules/rule-list.page.tsx'),
  },
  waiting: rotationsWaiting,
}
