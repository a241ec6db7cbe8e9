import type { WebArea } from '../../platform/area.ts'

export const questionsArea: WebArea = {
  name: 'questions',
  publishedAs: 'learning',
  pages: {
    'course/bank/index': () => import('./bank/bank.page.tsx'),
    'course/paper/index': () => import('./papers/papers.page.tsx'),
  },
}
