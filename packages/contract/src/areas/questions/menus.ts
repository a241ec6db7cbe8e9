import type { MenuSeed } from '../../kernel/index.ts'
import { bankMenus } from './bank/menus.ts'
import { paperMenus } from './papers/menus.ts'

export const questionsMenus: readonly MenuSeed[] = [...bankMenus, ...paperMenus]
