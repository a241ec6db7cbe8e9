import type { MenuSeed } from '../../../kernel/index.ts'
import { leavePermissions as may } from './permissions.ts'

const deciders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const administrators = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
/** Whoever creates accounts of trainees or teachers must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'daily', type: 'MENU', keepAlive: true } as const

export const leaveMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'daily.ownLeave',
    path: 'leave',
    view: 'daily/leave/own',
    icon: 'form',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'daily.leaveReview',
    path: 'leave-review',
    view: 'daily/leave/review',
    icon: 'audit',
    sort: 10,
    roles: deciders,
    permissions: {
      [may.decide]: [...deciders, 'ADMIN'],
      [may.record]: [...deciders, 'ADMIN'],
      [may.cancel]: administrators,
      [may.office]: ['BHB_ADMIN'],
    },
  },
  {
    ...page,
    key: 'daily.leaveRecord',
    path: 'leave-record',
    view: 'daily/leave/record',
    icon: 'file-text',
    sort: 11,
    roles: deciders,
    permissions: { [may.list]: [...deciders, 'ADMIN'], [may.export]: [...administrators, 'ADMIN'] },
  },
  {
    ...page,
    key: 'daily.calendar',
    path: 'calendar',
    view: 'daily/leave/calendar',
    icon: 'calendar',
    sort: 12,
    roles: deciders,
  },
]
