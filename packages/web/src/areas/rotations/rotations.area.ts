import { rotationsWaiting } from '@residency/contract/areas/rotations/waiting'
import type { WebArea } from '../../platform/area.ts'

export const rotationsArea: WebArea = {
  name: 'rotations',
  pages: {
    'rotation/plan/index': () => import('./plan/plan-list.page.tsx'),
    'rotation/month/index': () => import('./department-months/month.page.tsx'),
    'rotation/supervisor/index': () => import('./supervisors/supervisors.page.tsx'),
    'rotation/rule/index': () => import('./rules/rule-list.page.tsx'),
    'rotation/fact/index': () => import('./figures/facts.page.tsx'),
    'rotation/load/index': () => import('./figures/load.page.tsx'),
    'rotation/own/index': () => import('./trainee-rotations/own.page.tsx'),
    'rotation/preference/index': () => import('./preferences/preferences.page.tsx'),
    'rotation/trainee/index': () => import('./trainee-rotations/rotations.page.tsx'),
    'rotation/swap/index': () => import('./swap/swaps.page.tsx'),
    'rotation/seats/index': () => import('./seats/months.page.tsx'),
    'rotation/absence/index': () => import('./seats/absences.page.tsx'),
    'rotation/pair/index': () => import('./seats/pairs.page.tsx'),
  },
  waiting: rotationsWaiting,
}
