import { awardsWaiting } from '@residency/contract/areas/awards/waiting'
import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

const loadOwn = () => import('./applications/own-awards.tsx').then((part) => part.OwnAwards)

const loadApplications = () =>
  import('./applications/applications.tsx').then((part) => part.Applications)

export const awardsArea: WebArea = {
  name: 'awards',
  pages: {
    'award/student/index': pageWith(loadOwn, { audience: 'trainee' }),
    'award/teacher/index': pageWith(loadOwn, { audience: 'teacher' }),
    'award/public/index': () => import('./applications/granted.page.tsx'),
    'award/audit/index': pageWith(loadApplications, { view: 'audit' }),
    'award/base/apply/index': pageWith(loadApplications, { view: 'baseApply' }),
    'award/audit/record': pageWith(loadApplications, { view: 'auditRecord' }),
    'award/apply/record': pageWith(loadApplications, { view: 'applyRecord' }),
    'award/outside/index': pageWith(loadApplications, { view: 'outside' }),
    'sign/award/apply': () => import('./applications/sign-award.page.tsx'),
    'award/competition/index': () => import('./competition/competition-list.page.tsx'),
    'award/scoring/index': () => import('./competition/scoring.page.tsx'),
    'award/kinds/index': () => import('./kinds/kind-list.page.tsx'),
    'award/limit/index': () => import('./kinds/limit-list.page.tsx'),
  },
  waiting: awardsWaiting,
}
