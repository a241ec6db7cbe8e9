import type { MenuSeed } from '../../kernel/index.ts'
import { arrivalMenus } from './arrival/menus.ts'
import { examsMenus } from './entrance-exams/menus.ts'
import { runMenus } from './run/menus.ts'
import { statisticsMenus } from './statistics/menus.ts'

export const admissionMenus: readonly MenuSeed[] = [
  ...examsMenus,
  ...runMenus,
  ...arrivalMenus,
  ...statisticsMenus,
]
