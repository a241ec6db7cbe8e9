import { studentsWaiting } from '@residency/contract/areas/students/waiting'
import type { WebArea } from '../../platform/area.ts'

export const studentsArea: WebArea = {
  name: 'students',
  pages: {
    'student/list/index': () => import('./trainees/trainees.page.tsx'),
    'student/file/index': () => import('./file/file.page.tsx'),
    'student/change/index': () => import('./changes/changes.page.tsx'),
    'student/completion/own': () => import('./completion/own-completion.page.tsx'),
    'student/completion/candidates': () => import('./completion/candidates.page.tsx'),
    'student/situation/index': () => import('./situations/situations.page.tsx'),
    'student/situation/own': () => import('./situations/own-situations.page.tsx'),
    'student/departure/index': () => import('./departure/departures.page.tsx'),
    'student/departure/own': () => import('./departure/own-departure.page.tsx'),
    'student/departure/items': () => import('./departure/items.page.tsx'),
    'student/fund/own': () => import('./funds/own-funds.page.tsx'),
    'student/fund/index': () => import('./funds/funds.page.tsx'),
    'student/fund/spendings': () => import('./funds/spendings.page.tsx'),
    'student/completion/index': () => import('./completion/completions.page.tsx'),
    'student/certificate/index': () => import('./certificates/certificates.page.tsx'),
    'white/certificate': () => import('./certificate-check/check-certificate.page.tsx'),
  },
  waiting: studentsWaiting,
  homeCards: [{ column: 'main', load: () => import('./trainee-card.tsx') }],
}
