import type { MenuSeed } from '../../../kernel/index.ts'
import { newsPermissions as may } from './permissions.ts'

const office = ['ADMIN', 'BHB_ADMIN'] as const

const everybody = [
  ...office,
  'BASE_ADMIN',
  'DEPT_ADMIN',
  'TEACHER',
  'STUDENT',
  'APPLICANT',
  'PARTNER',
] as const

const page = { parent: 'message', type: 'MENU', keepAlive: true } as const

export const newsMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'message.news',
    path: 'news',
    view: 'message/news/index',
    icon: 'read',
    sort: 3,
    roles: everybody,
  },
  {
    ...page,
    key: 'message.newsItem',
    path: 'news-manage',
    view: 'message/news/manage',
    icon: 'file-text',
    sort: 11,
    roles: office,
    permissions: { [may.edit]: office },
  },
]
