import type { MenuSeed } from '../../kernel/index.ts'
import { ownElectivesMenus } from '../standards/electives/own-menus.public.ts'
import { blockMenus } from './blocks/menus.ts'
import { factMenus } from './figures/menus.ts'
import { planMenus } from './plan/menus.ts'
import { ruleMenus } from './rules/menus.ts'
import { seatsMenus } from './seats/menus.ts'
import { swapMenus } from './swap/menus.ts'
import { ownMenus } from './trainee-rotations/menus.ts'

export const rotationsMenus: readonly MenuSeed[] = [
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
]
