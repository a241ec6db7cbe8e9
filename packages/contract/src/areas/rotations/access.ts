import { menusOf } from '../../kernel/menus.ts'
import { ownElectivesMenus } from '../standards/electives/own-menus.public.ts'
import { blockMenus } from './blocks/access.ts'
import { factMenus } from './figures/access.ts'
import { planMenus } from './plan/access.ts'
import { preferenceMenus } from './preferences/access.ts'
import { ruleMenus } from './rules/access.ts'
import { seatsMenus } from './seats/access.ts'
import { swapMenus } from './swap/access.ts'
import { ownMenus } from './trainee-rotations/access.ts'

export const rotationsMenus = menusOf(() => [
  {
    key: 'rotation',
    type: 'CATALOG',
    path: '/rotation',
    icon: 'calendar',
    sort: 109,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...planMenus,
  ...ownElectivesMenus,
  ...blockMenus,
  ...ruleMenus,
  ...factMenus,
  ...ownMenus,
  ...swapMenus,
  ...seatsMenus,
  ...preferenceMenus,
])
