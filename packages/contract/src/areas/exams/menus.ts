import type { MenuSeed } from '../../kernel/index.ts'
import { examMenus } from './exam/menus.ts'
import { inductionMenus } from './induction/menus.ts'
import { markingMenus } from './marking/menus.ts'
import { takingMenus } from './taking/menus.ts'

export const examsMenus: readonly MenuSeed[] = [
  ...examMenus,
  ...takingMenus,
  ...markingMenus,
  ...inductionMenus,
]
