import type { MenuSeed } from '../../kernel/index.ts'
import { admissionMenus } from './run/menus.ts'
import { arrivalMenus } from './arrival/menus.ts'
import { examsMenus } from './entrance-exams/menus.ts'
import { intakesMenus } from '../intakes/menus.ts'
import { statisticsMenus } from './statistics/menus.ts'

export const recruitmentMenus: readonly MenuSeed[] = [
  ...intakesMenus,
  ...examsMenus,
  ...admissionMenus,
  ...arrivalMenus,
  ...statisticsMenus,
]
