import { dashboardEn } from '@residency/contract/areas/dashboard/words.en'
import { dashboardZh } from '@residency/contract/areas/dashboard/words.zh-CN'
import type { WebArea } from '../../platform/area.ts'

export const dashboardArea: WebArea = {
  name: 'dashboard',
  words: { 'zh-cn': dashboardZh, en: dashboardEn },
  pages: {
    'dashboard/index': () => import('./dashboard.page.tsx'),
  },
}
