import type { MenuSeed } from '../../../kernel/index.ts'
import { tablePermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const tableMenus: readonly MenuSeed[] = [
  {
    key: 'standard.tables',
    parent: 'standard',
    type: 'MENU',
    path: 'country',
    view: 'standard/country/index',
    icon: 'profile',
    sort: 1,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.list]: readers,
      [may.export]: readers,
      [may.manage]: office,
      [may.import]: office,
    },
  },
  {
    key: 'standard.templates',
    parent: 'standard',
    type: 'MENU',
    path: 'template',
    view: 'standard/template/index',
    icon: 'file-text',
    sort: 2,
    roles: office,
    keepAlive: true,
  },
]
