import type { MenuSeed } from '../../kernel/index.ts'
import { organisationPermissions as may } from './permissions.ts'

const office = ['ADMIN', 'BHB_ADMIN'] as const
const admin = ['ADMIN'] as const

/** Stands below `system`, which accounts declares. */
export const organisationMenus: readonly MenuSeed[] = [
  {
    key: 'system.dept',
    parent: 'system',
    type: 'MENU',
    path: 'dept',
    view: 'system/dept/index',
    icon: 'apartment',
    sort: 7,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.departmentList]: office,
      [may.departmentAdd]: office,
      [may.departmentEdit]: office,
      [may.departmentDelete]: admin,
    },
  },
]
