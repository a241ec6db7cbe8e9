import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { rotationsMenus } from '@residency/contract/areas/rotations/menus'
import { rotationsEn } from '@residency/contract/areas/rotations/words.en'
import { rotationsZh } from '@residency/contract/areas/rotations/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { ownRoutes } from './own/own.routes.ts'
import { rotationDays, rotationOwnRecord } from './own/rotation-calendar.ts'
import { departmentMonthSheet } from './seats/months.sheet.ts'
import { seatsRoutes } from './seats/seats.routes.ts'

export const rotationsArea: Area = {
  name: 'rotations',
  words: { 'zh-cn': rotationsZh, en: rotationsEn },
  menus: rotationsMenus,
  routes(bind) {
    ownRoutes(bind)
    seatsRoutes(bind)
  },
  flows: [blockFlow],
  sheets: [departmentMonthSheet],
  ownRecord: [rotationOwnRecord],
  calendar: rotationDays,
}
