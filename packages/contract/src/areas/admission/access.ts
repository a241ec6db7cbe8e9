import { menusOf } from '../../kernel/menus.ts'
import { arrivalMenus } from './arrival/access.ts'
import { examsMenus } from './entrance-exams/access.ts'
import { runMenus } from './run/access.ts'
import { statisticsMenus } from './statistics/access.ts'

export const admissionMenus = menusOf(() => [
  ...examsMenus,
  ...runMenus,
  ...arrivalMenus,
  ...statisticsMenus,
])
