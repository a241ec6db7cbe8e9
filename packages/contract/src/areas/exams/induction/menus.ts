import type { MenuSeed } from '../../../kernel/index.ts'
import { inductionPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'employment', type: 'MENU', keepAlive: true, roles: office } as const

export const inductionMenus: readonly MenuSeed[] = [
  {
    key: 'employment',
    type: 'CATALOG',
    path: '/employment',
    icon: 'safety',
    sort: 119,
    roles: office,
    alwaysShow: true,
  },
  {
    ...page,
    key: 'employment.train',
    path: 'train',
    view: 'employment/train/index',
    icon: 'team',
    sort: 1,
    permissions: { [may.manage]: office, [may.import]: office, [may.export]: office },
  },
  {
    ...page,
    key: 'employment.notice',
    path: 'notice',
    view: 'employment/notice/index',
    icon: 'bell',
    sort: 10,
  },
]
