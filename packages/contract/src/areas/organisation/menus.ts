import type { MenuSeed } from '../../kernel/index.ts'
import { organisationPermissions as may } from './permissions.ts'

const office = ['ADMIN', 'BHB_ADMIN'] as const
const bases = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN'] as const
const leaders = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const page = { parent: 'base', type: 'MENU', keepAlive: true } as const

/** `system.dept` is placed below `system`, which accounts declares. */
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
      [may.departmentDelete]: office,
    },
  },
  {
    key: 'base',
    type: 'CATALOG',
    path: '/base',
    icon: 'bank',
    sort: 800,
    roles: leaders,
    alwaysShow: true,
  },
  {
    ...page,
    key: 'base.unit',
    path: 'unit',
    view: 'base/unit/index',
    icon: 'bank',
    sort: 1,
    roles: office,
    permissions: {
      [may.unitList]: office,
      [may.unitAdd]: office,
      [may.unitEdit]: office,
      [may.unitDelete]: office,
      [may.unitImport]: office,
      [may.unitExport]: office,
    },
  },
  {
    ...page,
    key: 'base.firstDepartment',
    path: 'first-department',
    view: 'base/first-department/index',
    icon: 'apartment',
    sort: 2,
    roles: leaders,
    permissions: { [may.levelList]: leaders, [may.levelImport]: office, [may.levelExport]: bases },
  },
  {
    ...page,
    key: 'base.secondDepartment',
    path: 'second-department',
    view: 'base/second-department/index',
    icon: 'medicine-box',
    sort: 3,
    roles: leaders,
    permissions: { [may.capacityEdit]: bases },
  },
  {
    ...page,
    key: 'base.country',
    path: 'country',
    view: 'base/country/index',
    icon: 'safety',
    sort: 4,
    roles: bases,
    permissions: {
      [may.baseList]: bases,
      [may.baseAdd]: office,
      [may.baseEdit]: office,
      [may.baseEditOwn]: bases,
      [may.baseDelete]: office,
      [may.baseImport]: office,
      [may.baseExport]: bases,
    },
  },
  {
    ...page,
    key: 'base.own',
    path: 'own',
    view: 'base/own/index',
    icon: 'home',
    sort: 5,
    roles: bases,
  },
  {
    ...page,
    key: 'base.major',
    path: 'major',
    view: 'base/major/index',
    icon: 'read',
    sort: 6,
    roles: bases,
    permissions: {
      [may.majorList]: bases,
      [may.majorAdd]: office,
      [may.majorEdit]: office,
      [may.majorDelete]: office,
      [may.majorImport]: office,
      [may.majorExport]: bases,
    },
  },
]
