import type { WebArea } from '../../platform/area.ts'

export const questionsArea: WebArea = {
  name: 'questions',
  publishedAs: 'learning',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/questions/words.zh-CN')).questionsZh,
    en: (await import('@residency/contract/areas/questions/words.en')).questionsEn,
  }),
  pages: {
    'course/bank/index': () => import('./bank/bank.page.tsx'),
    'course/paper/index': () => import('./papers/papers.page.tsx'),
  },
}
