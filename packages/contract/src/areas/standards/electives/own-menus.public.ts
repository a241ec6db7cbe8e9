import { menusOf } from '../../../kernel/index.ts'
import { electivesPermissions as may } from './access.ts'

/** Whoever creates accounts of trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

/**
 * The trainee's page stands with the other pages of the own rotation, whose catalogue is declared
 * after this area's.
 */
export const ownElectivesMenus = menusOf(() => [
  {
    key: 'rotation.ownElectives',
    parent: 'rotation',
    type: 'MENU',
    path: 'electives',
    view: 'standard/electives/own',
    icon: 'compass',
    sort: 4,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
])
