import { blockPermissions as may } from './permissions.ts'

const departments = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const
/** Whoever creates accounts of teachers or trainees must hold what they hold. */
const withOffice = [...departments, 'ADMIN'] as const
const bases = ['BASE_ADMIN', 'BHB_ADMIN'] as const

export const blockRights = {
  [may.list]: withOffice,
  [may.export]: bases,
  [may.enter]: withOffice,
  [may.assess]: withOffice,
  [may.exit]: ['STUDENT', ...withOffice],
  [may.repeat]: bases,
  [may.recordPast]: bases,
}
