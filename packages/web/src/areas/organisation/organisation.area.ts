import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

export const organisationArea: WebArea = {
  name: 'organisation',
  pages: {
    'system/dept/index': () => import('./departments/department-list.page.tsx'),
    'base/unit/index': () => import('./training-units/unit-list.page.tsx'),
    'base/first-department/index': () => import('./departments/first-level-list.page.tsx'),
    'base/second-department/index': () => import('./departments/second-level-list.page.tsx'),
    'base/country/index': pageWith(
      () => import('./bases/base-list.tsx').then((part) => part.BaseList),
      { mode: 'national' },
    ),
    'base/own/index': () => import('./bases/own.page.tsx'),
    'base/major/index': () => import('./majors/major-list.page.tsx'),
  },
}
