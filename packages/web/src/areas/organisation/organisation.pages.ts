import { type AreaPages, pageWith } from '../../platform/area-pages.ts'

export const pages: AreaPages = {
  'system/dept/index': () => import('./department-list.page.tsx'),
  'base/unit/index': () => import('./unit-list.page.tsx'),
  'base/first-department/index': () => import('./first-level-list.page.tsx'),
  'base/second-department/index': () => import('./second-level-list.page.tsx'),
  'base/country/index': pageWith(() => import('./base-list.tsx').then((part) => part.BaseList), { mode: 'national' }),
  'base/own/index': () => import('./own.page.tsx'),
  'base/major/index': () => import('./major-list.page.tsx'),
}
