import { menusOf } from '../../kernel/menus.ts'
import { answerMenus } from './answers/access.ts'
import { competencyMenus } from './competency/access.ts'
import { examineMenus } from './examinations/access.ts'
import { loadMenus } from './load/access.ts'
import { requestMenus } from './requests/access.ts'
import { resultMenus } from './results/access.ts'
import { settingMenus } from './settings/access.ts'
import { targetMenus } from './targets/access.ts'
import { templateMenus } from './templates/access.ts'
import { ticketMenus } from './tickets/access.ts'

export const evaluationMenus = menusOf(() => [
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
  ...requestMenus,
  ...targetMenus,
  ...resultMenus,
  ...loadMenus,
  ...examineMenus,
  ...settingMenus,
  ...templateMenus,
  ...ticketMenus,
  ...competencyMenus,
])
