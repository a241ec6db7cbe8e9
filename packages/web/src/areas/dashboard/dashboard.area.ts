import type { WebArea } from '../../platform/area.ts'

export const dashboardArea: WebArea = {
  name: 'dashboard',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/dashboard/words.zh-CN')).dashboardZh,
    en: (await import('@residency/contract/areas/dashboard/words.en')).dashboardEn,
  }),
  pages: {
    'dashboard/index': () => import('./dashboard.page.tsx'),
  },
}
