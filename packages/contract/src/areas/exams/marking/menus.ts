import type { MenuSeed } from '../../../kernel/index.ts'
import { examPermissions as may } from '../exam/permissions.ts'

const markers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const page = { parent: 'course', type: 'MENU', keepAlive: true } as const

export const markingMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'course.mark',
    path: 'mark',
    view: 'course/mark/index',
    icon: 'audit',
    sort: 52,
    roles: markers,
    permissions: { [may.mark]: [...markers, 'ADMIN'] },
  },
  {
    ...page,
    key: 'course.result',
    path: 'result',
    view: 'course/result/index',
    icon: 'bar-chart',
    sort: 54,
    roles: ['BHB_ADMIN', 'BASE_ADMIN'],
  },
]
