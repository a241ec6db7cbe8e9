import { competenceWaiting } from '@residency/contract/areas/competence/waiting'
import type { WebArea } from '../../platform/area.ts'

export const competenceArea: WebArea = {
  name: 'competence',
  pages: {
    'competence/observe/index': () => import('./observations/observe.page.tsx'),
    'competence/grant/index': () => import('./levels/grant-list.page.tsx'),
    'competence/own/index': () => import('./levels/own-levels.page.tsx'),
    'competence/find/index': () => import('./levels/find-levels.page.tsx'),
    'competence/badge/index': () => import('./badges/badge-list.page.tsx'),
    'competence/item/index': () => import('./items/item-list.page.tsx'),
    'competence/reliability/index': () => import('./reliability/reliability.page.tsx'),
    'white/level': () => import('./badges/badge-lookup.page.tsx'),
  },
  waiting: competenceWaiting,
}
