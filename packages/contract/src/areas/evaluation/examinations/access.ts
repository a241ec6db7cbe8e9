import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const examinePermissions = {
  /** Take part: score as the examiner, confirm or object as the trainee. */
  own: 'evaluation:examine:own',
  list: 'evaluation:examine:list',

  /**
   * Plan who examines whom: the office everywhere, base and department administrators in their own.
   */
  plan: 'evaluation:examine:plan',
  export: 'evaluation:examine:export',
} as const satisfies Record<string, Permission>

export const examineErrors = errorsOf('evaluation', {
  examineFormUnknown: { status: 400, code: 'A0400', field: 'templateId' },
  examineDepartmentUnknown: { status: 400, code: 'A0400', field: 'departmentId' },
  examineTraineeUnknown: { status: 400, code: 'A0400', field: 'traineeIds' },
  examinerUnknown: { status: 400, code: 'A0400', field: 'examinerId' },
  examinesOneself: { status: 400, code: 'A0400', field: 'examinerId' },
  examineDayPast: { status: 400, code: 'A0400', field: 'examOn' },
  examinePlanned: { status: 409, code: 'B0001', field: 'traineeIds' },

  /** {day}: when it is planned. */
  examineAhead: { status: 409, code: 'B0001' },
})

const planners = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const takers = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'evaluate', type: 'MENU', keepAlive: true } as const

export const examineMenus = menusOf(() => [
  {
    ...page,
    key: 'evaluate.ownExamine',
    path: 'own-examine',
    view: 'evaluate/own/examine',
    icon: 'audit',
    sort: 5,
    roles: takers,
    permissions: { [examinePermissions.own]: [...takers, ...appointers] },
  },
  {
    ...page,
    key: 'evaluate.examine',
    path: 'examine',
    view: 'evaluate/examine/index',
    icon: 'schedule',
    sort: 25,
    roles: planners,
    adds: examinePermissions.plan,
    permissions: {
      [examinePermissions.list]: [...planners, 'ADMIN'],
      [examinePermissions.plan]: [...planners, 'ADMIN'],
      [examinePermissions.export]: [...planners, 'ADMIN'],
    },
  },
])
