import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const levelPermissions = {
  /** The own levels. */
  own: 'competence:level:own',

  /** Levels of trainees whom one supervises or answers for. */
  list: 'competence:level:list',
  propose: 'competence:level:propose',

  /** Grant, decline and withdraw levels for a department. */
  decide: 'competence:level:decide',

  /** Look up the levels of any trainee by name. */
  find: 'competence:level:find',
} as const satisfies Record<string, Permission>

export const levelErrors = errorsOf('competence', {
  proposedTraineeUnknown: { status: 400, code: 'A0400', field: 'traineeId' },
  proposedItemUnknown: { status: 400, code: 'A0400', field: 'itemId' },

  /** {item}: a proposal for the item waits already. */
  levelProposed: { status: 409, code: 'B0001', field: 'itemId' },

  /** {from}, {until}: the days between which a level may end. */
  levelEnd: { status: 400, code: 'A0400', field: 'validUntil' },
  levelEndPast: { status: 409, code: 'B0001' },

  /** {until}: the last day that the item allows now. */
  levelTooLong: { status: 409, code: 'B0001' },

  /** The item of a proposal was disabled, or the trainee has another profession now. */
  levelItemNotInUse: { status: 409, code: 'B0001' },
  levelTraineeLeft: { status: 409, code: 'B0001' },
  photosOff: { status: 409, code: 'B0001' },
  levelNotCurrent: { status: 409, code: 'B0001' },
})

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const
const deciders = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const levelMenus = menusOf(() => [
  {
    key: 'supervision.grant',
    parent: 'supervision',
    type: 'MENU',
    path: 'grant',
    view: 'competence/grant/index',
    icon: 'audit',
    sort: 2,
    roles: staff,
    keepAlive: true,
    permissions: {
      [levelPermissions.list]: [...staff, 'ADMIN'],
      [levelPermissions.propose]: [...staff, 'ADMIN'],
      [levelPermissions.decide]: [...deciders, 'ADMIN'],
    },
  },
  {
    key: 'supervision.own',
    parent: 'supervision',
    type: 'MENU',
    path: 'own',
    view: 'competence/own/index',
    icon: 'safety',
    sort: 3,
    roles: ['STUDENT'],
    permissions: { [levelPermissions.own]: ['STUDENT', 'ADMIN', 'BHB_ADMIN'] },
  },
  {
    key: 'supervision.find',
    parent: 'supervision',
    type: 'MENU',
    path: 'find',
    view: 'competence/find/index',
    icon: 'team',
    sort: 4,
    roles: staff,
    permissions: { [levelPermissions.find]: [...staff, 'ADMIN'] },
  },
])
