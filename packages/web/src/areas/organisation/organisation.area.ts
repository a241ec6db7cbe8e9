import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

export const organisationArea: WebArea = {
  name: 'organisation',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/organisation/words.zh-CN')).organisationZh,
    en: (await import('@residency/contract/areas/organisation/words.en')).organisationEn,
  }),
  pages: {
    'system/dept/index': () => import('./department-list.page.tsx'),
    'base/unit/index': () => import('./unit-list.page.tsx'),
    'base/first-department/index': () => import('./first-level-list.page.tsx'),
    'base/second-department/index': () => import('./second-level-list.page.tsx'),
    'base/country/index': pageWith(() => import('./base-list.tsx').then((part) => part.BaseList), { mode: 'national' }),
    'base/own/index': () => import('./own.page.tsx'),
    'base/major/index': () => import('./major-list.page.tsx'),
  },
}
