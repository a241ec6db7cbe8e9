import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const answerPermissions = {
  /** Answer what one is asked for, and read the own answers and those about oneself. */
  own: 'evaluation:answer:own',

  /** Evaluate a trainee of one's own without being asked. */
  bedside: 'evaluation:answer:bedside',
  list: 'evaluation:answer:list',
} as const satisfies Record<string, Permission>

export const answerErrors = errorsOf('evaluation', {
  /** {items}: what still has to be answered. */
  answersMissing: { status: 400, code: 'A0410', field: 'scores' },
  nothingObserved: { status: 400, code: 'A0400', field: 'scores' },
  alreadyAnswered: { status: 409, code: 'B0001' },

  /** A self-assessment is passed on to nobody. */
  ownTask: { status: 409, code: 'B0001' },
  targetClosed: { status: 409, code: 'B0001' },
  notYourTrainee: { status: 409, code: 'B0001', field: 'traineeId' },
  assessedAhead: { status: 400, code: 'A0400', field: 'assessedOn' },
  bedsideFormUnknown: { status: 400, code: 'A0400', field: 'templateId' },
})

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const answerMenus = menusOf(() => [
  {
    key: 'evaluate.wait',
    parent: 'evaluate',
    type: 'MENU',
    path: 'wait',
    view: 'evaluate/wait/index',
    icon: 'carry-out',
    sort: 1,
    roles: ['STUDENT', ...staff, 'BHB_ADMIN'],
    keepAlive: true,
    permissions: { [answerPermissions.own]: ['STUDENT', ...staff, ...appointers] },
  },
  {
    key: 'evaluate.bedside',
    parent: 'evaluate',
    type: 'MENU',
    path: 'bedside',
    view: 'evaluate/bedside/index',
    icon: 'form',
    sort: 2,
    roles: staff,
    permissions: { [answerPermissions.bedside]: [...staff, ...appointers] },
  },
  {
    key: 'evaluate.ownRecord',
    parent: 'evaluate',
    type: 'MENU',
    path: 'own-record',
    view: 'evaluate/own/record',
    icon: 'profile',
    sort: 3,
    roles: ['STUDENT', ...staff],
    keepAlive: true,
  },
  {
    key: 'evaluate.studentRecord',
    parent: 'evaluate',
    type: 'MENU',
    path: 'student-record',
    view: 'evaluate/student/record/index',
    icon: 'file-text',
    sort: 21,
    roles: ['BHB_ADMIN', 'BASE_ADMIN'],
    keepAlive: true,
    permissions: { [answerPermissions.list]: ['BHB_ADMIN', 'BASE_ADMIN'] },
  },
])
