import { menusOf } from '../../../kernel/menus.ts'
import { electivesPermissions as may } from './access.ts'

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

/**
 * The trainee's page is with the other pages of the own rotation, whose catalogue is declared after
 * this area's.
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
