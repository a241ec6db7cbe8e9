import type { MenuSeed } from '../../../kernel/index.ts'
import { planPermissions as may } from './permissions.ts'

const planners = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const planMenus: readonly MenuSeed[] = [
  {
    key: 'rotation.plans',
    parent: 'rotation',
    type: 'MENU',
    path: 'plan',
    view: 'rotation/plan/index',
    icon: 'schedule',
    sort: 5,
    roles: planners,
    keepAlive: true,
    permissions: {
      [may.list]: planners,
      [may.manage]: planners,
      [may.publish]: planners,
      [may.export]: planners,
    },
  },
]
