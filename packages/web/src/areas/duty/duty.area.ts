import { dutyWaiting } from '@residency/contract/areas/duty/waiting'
import type { WebArea } from '../../platform/area.ts'

export const dutyArea: WebArea = {
  name: 'duty',
  pages: {
    'duty/kind/index': () => import('./kinds/kind-list.page.tsx'),
    'duty/roster/index': () => import('./rosters/roster-list.page.tsx'),
    'duty/own/index': () => import('./own-shifts/own-shifts.page.tsx'),
    'duty/hours/index': () => import('./hours/hours.page.tsx'),
    'duty/hours/own': () => import('./hours/own-hours.page.tsx'),
    'duty/swap/index': () => import('./swaps/swaps.page.tsx'),
  },
  waiting: dutyWaiting,
}
