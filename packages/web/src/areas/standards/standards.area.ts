import { standardsWaiting } from '@residency/contract/areas/standards/waiting'
import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

const standardPage = () => import('./table/standard-list.page.tsx').then((page) => page.default)

export const standardsArea: WebArea = {
  name: 'standards',
  pages: {
    'standard/country/index': pageWith(standardPage, { isTemplate: false }),
    'standard/indicator/index': () => import('./indicators/indicators.page.tsx'),
    'standard/figure/index': () => import('./indicators/figure-list.page.tsx'),
    'standard/indicatorItem/index': () => import('./indicators/indicator-list.page.tsx'),
    'standard/condition/index': () => import('./conditions/condition-list.page.tsx'),
    'standard/compare/index': () => import('./compare/compare-list.page.tsx'),
    'standard/batch/index': () => import('./cohort/cohort-list.page.tsx'),
    'standard/batch/student': () => import('./members/member-list.page.tsx'),
    'standard/batch/audit': () => import('./cohort/cohort-audit.page.tsx'),
    'standard/electives/index': () => import('./electives/electives-list.page.tsx'),
    'standard/electives/own': () => import('./electives/own-electives.page.tsx'),
    'standard/template/index': pageWith(standardPage, { isTemplate: true }),
  },
  waiting: standardsWaiting,
}
