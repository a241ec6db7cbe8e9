import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { rotationsMenus } from '@residency/contract/areas/rotations/menus'
import { rotationsEn } from '@residency/contract/areas/rotations/words.en'
import { rotationsZh } from '@residency/contract/areas/rotations/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { departmentMonthSheet } from './seats/months.sheet.ts'
import { seatsRoutes } from './seats/seats.routes.ts'

export const rotationsArea: Area = {
  name: 'rotations',
  words: { 'zh-cn': rotationsZh, en: rotationsEn },
  menus: rotationsMenus,
  routes(bind) {
    seatsRoutes(bind)
  },
  flows: [blockFlow],
  sheets: [departmentMonthSheet],
}
