import type { WebArea } from '../../platform/area.ts'

export const mentorsArea: WebArea = {
  name: 'mentors',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/mentors/words.zh-CN')).mentorsZh,
    en: (await import('@residency/contract/areas/mentors/words.en')).mentorsEn,
  }),
  pages: {},
}
