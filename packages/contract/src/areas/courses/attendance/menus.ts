import type { MenuSeed } from '../../../kernel/index.ts'
import { attendancePermissions as may } from './permissions.ts'

const organisers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const attendants = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'course', type: 'MENU', keepAlive: true } as const

export const attendanceMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'course.ownAttendance',
    path: 'own-attendance',
    view: 'course/own/attendance',
    icon: 'carry-out',
    sort: 8,
    roles: attendants,
    permissions: { [may.attend]: [...attendants, ...appointers] },
  },
  {
    ...page,
    key: 'course.attendance',
    path: 'attendance',
    view: 'course/attendance/index',
    icon: 'team',
    sort: 30,
    roles: organisers,
    permissions: { [may.manage]: [...organisers, 'ADMIN'], [may.export]: [...organisers, 'ADMIN'] },
  },
]
