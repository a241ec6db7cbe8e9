import type { MenuSeed } from '../../../kernel/index.ts'
import { leaveTypePermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const
const page = { parent: 'daily', type: 'MENU', roles: office, keepAlive: true } as const

export const leaveTypeMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'daily.leaveTypes',
    path: 'leave-type',
    view: 'daily/leave/type',
    icon: 'profile',
    sort: 30,
    permissions: { [may.list]: office, [may.edit]: office, [may.export]: office },
  },
  {
    ...page,
    key: 'daily.leaveSteps',
    path: 'leave-step',
    view: 'daily/leave/step',
    icon: 'solution',
    sort: 31,
  },
]
