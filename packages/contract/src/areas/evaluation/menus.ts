import type { MenuSeed } from '../../kernel/index.ts'
import { answerMenus } from './answers/menus.ts'
import { competencyMenus } from './competency/menus.ts'
import { examineMenus } from './examinations/menus.ts'
import { resultMenus } from './results/menus.ts'
import { settingMenus } from './settings/menus.ts'
import { targetMenus } from './targets/menus.ts'
import { templateMenus } from './templates/menus.ts'
import { ticketMenus } from './tickets/menus.ts'

export const evaluationMenus: readonly MenuSeed[] = [
  {
    key: 'evaluate',
    type: 'CATALOG',
    path: '/evaluate',
    icon: 'solution',
    sort: 116,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...answerMenus,
  ...targetMenus,
  ...resultMenus,
  ...examineMenus,
  ...settingMenus,
  ...templateMenus,
  ...ticketMenus,
  ...competencyMenus,
]
