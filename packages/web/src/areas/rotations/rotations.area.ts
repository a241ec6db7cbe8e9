import { rotationsWaiting } from '@residency/contract/areas/rotations/waiting'
import type { WebArea } from '../../platform/area.ts'

export const rotationsArea: WebArea = {
  name: 'rotations',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/rotations/words.zh-CN')).rotationsZh,
    en: (await import('@residency/contract/areas/rotations/words.en')).rotationsEn,
  }),
  pages: {
    'rotation/plan/index': () => import('./plan/plan-list.page.tsx'),
    'rotation/month/index': () => import('./blocks/month.page.tsx'),
    'rotation/supervisor/index': () => import('./blocks/supervisors.page.tsx'),
    'rotation/rule/index': () => import('./rules/rule-list.page.tsx'),
    'rotation/fact/index': () => import('./facts/facts.page.tsx'),
    'rotation/load/index': () => import('./facts/load.page.tsx'),
    'rotation/own/index': () => import('./own/own.page.tsx'),
    'rotation/trainee/index': () => import('./own/rotations.page.tsx'),
    'rotation/swap/index': () => import('./swap/swaps.page.tsx'),
    'rotation/seats/index': () => import('./seats/months.page.tsx'),
    'rotation/absence/index': () => import('./seats/absences.page.tsx'),
    'rotation/pair/index': () => import('./seats/pairs.page.tsx'),
  },
  waiting: rotationsWaiting,
}
