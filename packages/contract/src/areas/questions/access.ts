import type { MenuSeed } from '../../kernel/index.ts'
import { bankMenus } from './bank/access.ts'
import { paperMenus } from './papers/access.ts'

export const questionsMenus: readonly MenuSeed[] = [...bankMenus, ...paperMenus]
