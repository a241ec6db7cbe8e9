import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'system/dept/index': () => import('./department-list.page.tsx'),
  'base/unit/index': () => import('./unit-list.page.tsx'),
  'base/first-department/index': () => import('./first-level-list.page.tsx'),
  'base/second-department/index': () => import('./second-level-list.page.tsx'),
  'base/country/index': () => import('./country.page.tsx'),
  'base/own/index': () => import('./own.page.tsx'),
  'base/major/index': () => import('./major-list.page.tsx'),
}
