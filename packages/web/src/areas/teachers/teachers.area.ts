import { teachersWaiting } from '@residency/contract/areas/teachers/waiting'
import type { WebArea } from '../../platform/area.ts'

export const teachersArea: WebArea = {
  name: 'teachers',
  pages: {
    'teacher/own/index': () => import('./qualification/own-qualification.page.tsx'),
    'teacher/certificate/index': () => import('./certificates/certificate-list.page.tsx'),
    'teacher/certificate/record': () => import('./certificates/certificate-records.page.tsx'),
    'teacher/change/index': () => import('./changes/change-list.page.tsx'),
    'teacher/condition/index': () => import('./conditions/condition-list.page.tsx'),
    'teacher/exchange/own': () => import('./exchange/own-exchanges.page.tsx'),
    'teacher/exchange/audit': () => import('./exchange/exchange-audit.page.tsx'),
    'teacher/exchange/record': () => import('./exchange/exchange-records.page.tsx'),
    'teacher/situation/index': () => import('./figures/situation.page.tsx'),
    'teacher/situation/people': () => import('./figures/situation-people.page.tsx'),
    'teacher/duties/own': () => import('./requirements/own-duties.page.tsx'),
    'teacher/duties/records': () => import('./requirements/duty-records.page.tsx'),
    'teacher/duties/fulfilment': () => import('./requirements/fulfilment.page.tsx'),
    'teacher/check/index': () => import('./yearly-checks/check-list.page.tsx'),
    'teacher/check/records': () => import('./yearly-checks/check-records.page.tsx'),
    'teacher/leaders/index': () => import('./leaders/leader-list.page.tsx'),
    'teacher/requirement/index': () => import('./requirements/requirement-list.page.tsx'),
    'teacher/trainingBase/index': () => import('./training-bases/training-bases.page.tsx'),
    'teacher/class/index': () => import('./training/classes.page.tsx'),
    'teacher/class/own': () => import('./training/own-classes.page.tsx'),
    'teacher/assessment/index': () => import('./yearly-assessments/assessment-list.page.tsx'),
    'teacher/library/index': () => import('./library/library-list.page.tsx'),
    'teacher/guidance/index': () => import('./qualification/qualification-list.page.tsx'),
  },
  waiting: teachersWaiting,
  homeReviews: { checksToDecide: () => import('./yearly-checks/checks-to-decide.tsx') },
}
