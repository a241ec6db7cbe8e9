import { menusOf } from '../../kernel/menus.ts'
import { examMenus } from './exam/access.ts'
import { inductionMenus } from './induction/access.ts'
import { markingMenus } from './marking/access.ts'
import { takingMenus } from './taking/access.ts'

export const examsMenus = menusOf(() => [
  ...examMenus,
  ...takingMenus,
  ...markingMenus,
  ...inductionMenus,
])
