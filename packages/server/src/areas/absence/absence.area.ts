import { absenceMenus } from '@residency/contract/areas/absence/menus'
import { absenceEn } from '@residency/contract/areas/absence/words.en'
import { absenceZh } from '@residency/contract/areas/absence/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { fillLeaveTypes } from './types/fill-leave-types.ts'

export const absenceArea: Area = {
  name: 'absence',
  words: { 'zh-cn': absenceZh, en: absenceEn },
  menus: absenceMenus,
  routes() {},
  sync: ({ db }) => fillLeaveTypes(db),
}
