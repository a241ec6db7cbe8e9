import { progressWaiting } from '@residency/contract/areas/progress/waiting'
import type { WebArea } from '../../platform/area.ts'

export const progressArea: WebArea = {
  name: 'progress',
  pages: {
    'progress/session/index': () => import('./sessions/session-list.page.tsx'),
    'progress/own/index': () => import('./sessions/own-progress.page.tsx'),
    'progress/committee/index': () => import('./committees/committee-list.page.tsx'),
    'progress/plan/index': () => import('./plans/plan-list.page.tsx'),
  },
  waiting: progressWaiting,
}
