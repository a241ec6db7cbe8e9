import { absenceMenus } from '@residency/contract/areas/absence/menus'
import { absenceEn } from '@residency/contract/areas/absence/words.en'
import { absenceZh } from '@residency/contract/areas/absence/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { fillLeaveTypes } from './types/fill-leave-types.ts'
import { leaveTypeSheet } from './types/leave-type.sheet.ts'
import { leaveTypeRoutes } from './types/type.routes.ts'

export const absenceArea: Area = {
  name: 'absence',
  words: { 'zh-cn': absenceZh, en: absenceEn },
  menus: absenceMenus,
  routes(bind) {
    leaveTypeRoutes(bind)
  },
  sheets: [leaveTypeSheet],
  sync: ({ db }) => fillLeaveTypes(db),
}
