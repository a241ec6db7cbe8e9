import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const recordPermissions = {
  own: 'mentors:record:own',
  log: 'mentors:record:log',
  list: 'mentors:record:list',
  export: 'mentors:record:export',
  manageTasks: 'mentors:task:manage',
  assess: 'mentors:assessment:manage',
  importAssessments: 'mentors:assessment:import',
  exportAssessments: 'mentors:assessment:export',
} as const satisfies Record<string, Permission>

export const recordErrors = errorsOf('mentors', {
  traineeNotYours: { status: 404, code: 'A0401', field: 'relationIds' },
  meetingInFuture: { status: 400, code: 'A0400', field: 'metOn' },
  meetingBeforeRelation: { status: 400, code: 'A0400', field: 'metOn' },
  meetingAfterRelation: { status: 400, code: 'A0400', field: 'metOn' },
  meetingOutsideTask: { status: 400, code: 'A0400', field: 'metOn' },
  meetingLogged: { status: 409, code: 'B0001', field: 'topic' },
  taskNotOfBase: { status: 400, code: 'A0400', field: 'taskId' },
  taskExists: { status: 409, code: 'B0001', field: 'name' },
  taskInUse: { status: 409, code: 'B0001' },
  ownResult: { status: 409, code: 'B0001', field: 'userId' },
  notMentorThen: { status: 409, code: 'B0001', field: 'userId' },
  taskBaseNotYours: { status: 400, code: 'A0400', field: 'baseId' },
})

const office = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = [...office, 'DEPT_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

/** Heads of departments and bases are mentors with or without the role of a teacher. */
const mentors = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
const shared = { parent: 'mentoring', type: 'MENU' } as const

export const recordMenus = menusOf(() => [
  {
    ...shared,
    key: 'mentoring.mine',
    path: 'my-mentor',
    view: 'mentor/mine/index',
    icon: 'user',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [recordPermissions.own]: ['STUDENT', ...appointers] },
  },
  {
    ...shared,
    key: 'mentoring.guidance',
    path: 'guidance',
    view: 'mentor/guidance/index',
    icon: 'message',
    sort: 2,
    roles: mentors,
    permissions: { [recordPermissions.log]: ['TEACHER', ...appointers] },
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
    permissions: {
      [recordPermissions.list]: [...readers, 'ADMIN'],
      [recordPermissions.export]: [...readers, 'ADMIN'],
    },
  },
  {
    ...shared,
    key: 'mentoring.task',
    path: 'task',
    view: 'mentor/task/index',
    icon: 'carry-out',
    sort: 51,
    roles: office,
    adds: recordPermissions.manageTasks,
    keepAlive: true,
    permissions: { [recordPermissions.manageTasks]: office },
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
      [recordPermissions.assess]: office,
      [recordPermissions.importAssessments]: office,
      [recordPermissions.exportAssessments]: office,
    },
  },
])
