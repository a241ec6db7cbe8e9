import { menusOf } from '../../kernel/menus.ts'
import { bankMenus } from './bank/access.ts'
import { paperMenus } from './papers/access.ts'

export const questionsMenus = menusOf(() => [...bankMenus, ...paperMenus])
