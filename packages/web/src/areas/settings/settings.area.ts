import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

export const settingsArea: WebArea = {
  name: 'settings',
  pages: {
    'system/dict/index': () => import('./dictionaries/dictionary.page.tsx'),
    'system/holiday/index': () => import('./holidays/holiday.page.tsx'),
    'system/time/index': () => import('./windows/time.page.tsx'),
    'system/set-up/index': () => import('./set-up/set-up.page.tsx'),
    'system/second-person/index': () => import('./second-person/second-person.page.tsx'),
    'system/guide/index': () => import('./guides/guide-list.page.tsx'),
    'dashboard/guide/index': () => import('./guides/read-guides.page.tsx'),
    'recruit/school/index': () => import('./schools/school-list.page.tsx'),
    'system/job/index': pageWith(
      () => import('./tasks/job-list.tsx').then((part) => part.JobList),
      {},
    ),
  },
  homeCards: [
    { column: 'top', load: () => import('./set-up/set-up-card.tsx') },
    { column: 'side', load: () => import('./guides/guide-card.tsx') },
  ],
}
