import type { MenuSeed } from '../../../kernel/index.ts'
import { recordPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = [...office, 'DEPT_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
/** Heads of departments and bases are mentors with or without the role of a teacher. */
const mentors = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
const shared = { parent: 'mentoring', type: 'MENU' } as const

export const recordMenus: readonly MenuSeed[] = [
  {
    ...shared,
    key: 'mentoring.mine',
    path: 'my-mentor',
    view: 'mentor/mine/index',
    icon: 'user',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
  {
    ...shared,
    key: 'mentoring.guidance',
    path: 'guidance',
    view: 'mentor/guidance/index',
    icon: 'message',
    sort: 2,
    roles: mentors,
    permissions: { [may.log]: ['TEACHER', ...appointers] },
  },
  {
    ...shared,
    key: 'mentoring.record',
    path: 'record',
    view: 'mentor/record/index',
    icon: 'read',
    sort: 50,
    roles: readers,
    keepAlive: true,
    permissions: { [may.list]: [...readers, 'ADMIN'], [may.export]: [...readers, 'ADMIN'] },
  },
  {
    ...shared,
    key: 'mentoring.task',
    path: 'task',
    view: 'mentor/task/index',
    icon: 'carry-out',
    sort: 51,
    roles: office,
    keepAlive: true,
    permissions: { [may.manageTasks]: office },
  },
  {
    ...shared,
    key: 'mentoring.fulfilment',
    path: 'fulfilment',
    view: 'mentor/fulfilment/index',
    icon: 'bar-chart',
    sort: 52,
    roles: readers,
    keepAlive: true,
  },
  {
    ...shared,
    key: 'mentoring.assessment',
    path: 'assessment',
    view: 'mentor/assessment/index',
    icon: 'trophy',
    sort: 53,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.assess]: office,
      [may.importAssessments]: office,
      [may.exportAssessments]: office,
    },
  },
]
