import { absenceWaiting } from '@residency/contract/areas/absence/waiting'
import type { WebArea } from '../../platform/area.ts'

export const absenceArea: WebArea = {
  name: 'absence',
  pages: {
    'daily/leave/own': () => import('./leave-applications/own-leave.page.tsx'),
    'daily/leave/review': () => import('./leave/leave-review.page.tsx'),
    'daily/leave/record': () => import('./leave/leave-record.page.tsx'),
    'daily/away/own': () => import('./away/own-away.page.tsx'),
    'daily/away/review': () => import('./away/away-review.page.tsx'),
    'daily/away/record': () => import('./away/away-record.page.tsx'),
    'daily/deputy': () => import('./deputies/deputies.page.tsx'),
    'daily/leave/calendar': () => import('./calendar/absence-calendar.page.tsx'),
    'daily/leave/balance': () => import('./balances/balances.page.tsx'),
    'daily/leave/data': () => import('./figures/figures.page.tsx'),
    'daily/leave/type': () => import('./leave-types/leave-types.page.tsx'),
    'daily/leave/step': () => import('./leave-types/step-rules.page.tsx'),
  },
  waiting: absenceWaiting,
  homeReviews: { toDecide: () => import('./leave/leaves-to-decide.tsx') },
  homeCards: [{ column: 'main', load: () => import('./leave-applications/balance-card.tsx') }],
}
