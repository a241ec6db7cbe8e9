import type { MenuSeed } from '../../../kernel/index.ts'
import { competencyPermissions as may } from './permissions.ts'

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const competencyMenus: readonly MenuSeed[] = [
  {
    key: 'evaluate.ownCompetency',
    parent: 'evaluate',
    type: 'MENU',
    path: 'own-competency',
    view: 'evaluate/competency/own',
    icon: 'compass',
    sort: 5,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', 'ADMIN', 'BHB_ADMIN'] },
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
    permissions: { [may.list]: [...staff, 'ADMIN'] },
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
    permissions: { [may.manage]: ['BHB_ADMIN'] },
  },
]
