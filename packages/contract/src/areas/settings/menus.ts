import type { MenuSeed } from '../../kernel/index.ts'
import { settingsPermissions as may } from './permissions.ts'

const office = ['ADMIN', 'BHB_ADMIN'] as const
const admin = ['ADMIN'] as const

/** Stands below `system`, which accounts declares. */
export const settingsMenus: readonly MenuSeed[] = [
  {
    key: 'system.dict',
    parent: 'system',
    type: 'MENU',
    path: 'dict',
    view: 'system/dict/index',
    icon: 'book',
    sort: 8,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.typeList]: office,
      [may.typeAdd]: admin,
      [may.typeEdit]: admin,
      [may.typeDelete]: admin,
      [may.itemList]: office,
      [may.itemAdd]: office,
      [may.itemEdit]: office,
      [may.itemDelete]: admin,
    },
  },
]
