import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const competencyPermissions = {
  /** The own radar. */
  own: 'evaluation:competency:own',

  /** The radar of trainees whom one supervises or answers for. */
  list: 'evaluation:competency:list',

  /** The model of each profession, and what counts for it. */
  manage: 'evaluation:competency:manage',
} as const satisfies Record<string, Permission>

export const competencyErrors = errorsOf('evaluation', {
  competencyCodeTaken: { status: 409, code: 'B0001', field: 'code' },

  /** {forms}: forms with items that name it. */
  competencyInUse: { status: 409, code: 'B0001' },
  competencyUnknown: { status: 400, code: 'A0400', field: 'competencyId' },
})

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const competencyMenus = menusOf(() => [
  {
    key: 'evaluate.ownCompetency',
    parent: 'evaluate',
    type: 'MENU',
    path: 'own-competency',
    view: 'evaluate/competency/own',
    icon: 'compass',
    sort: 5,
    roles: ['STUDENT'],
    permissions: { [competencyPermissions.own]: ['STUDENT', 'ADMIN', 'BHB_ADMIN'] },
  },
  {
    key: 'evaluate.competency',
    parent: 'evaluate',
    type: 'MENU',
    path: 'competency',
    view: 'evaluate/competency/index',
    icon: 'trophy',
    sort: 6,
    roles: staff,
    keepAlive: true,
    permissions: { [competencyPermissions.list]: [...staff, 'ADMIN'] },
  },
  {
    key: 'evaluate.competencyModel',
    parent: 'evaluate',
    type: 'MENU',
    path: 'competency-model',
    view: 'evaluate/competency/model',
    icon: 'apartment',
    sort: 40,
    roles: ['BHB_ADMIN'],
    permissions: { [competencyPermissions.manage]: ['BHB_ADMIN'] },
  },
])
