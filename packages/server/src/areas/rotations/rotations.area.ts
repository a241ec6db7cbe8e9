import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { rotationsMenus } from '@residency/contract/areas/rotations/menus'
import { swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import { rotationsWaiting } from '@residency/contract/areas/rotations/waiting'
import { rotationsEn } from '@residency/contract/areas/rotations/words.en'
import { rotationsZh } from '@residency/contract/areas/rotations/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { announceMonth } from './blocks/announce-month.ts'
import { blockRoutes } from './blocks/block.routes.ts'
import { blockSheet } from './blocks/block.sheet.ts'
import { blockCompletion, blockTimeline } from './blocks/block-life.ts'
import { blockNotices } from './blocks/block-notices.seed.ts'
import { blocksWaiting } from './blocks/blocks-waiting.ts'
import { factRoutes } from './facts/fact.routes.ts'
import { factSheet } from './facts/fact.sheet.ts'
import { ownRoutes } from './own/own.routes.ts'
import { rotationDays, rotationOwnRecord } from './own/rotation-calendar.ts'
import { pastRoutes } from './past/past.routes.ts'
import { pastSheet } from './past/past.sheet.ts'
import { ruleRoutes } from './rules/rule.routes.ts'
import { departmentMonthSheet } from './seats/months.sheet.ts'
import { seatsRoutes } from './seats/seats.routes.ts'
import { swapRoutes } from './swap/swap.routes.ts'
import { swapNotices } from './swap/swap-notices.seed.ts'
import { swapsOwnRecord } from './swap/swap-own-record.ts'
import { swapsWaiting } from './swap/swaps-waiting.ts'

export const rotationsArea: Area = {
  name: 'rotations',
  words: { 'zh-cn': rotationsZh, en: rotationsEn },
  menus: rotationsMenus,
  routes(bind) {
    blockRoutes(bind)
    pastRoutes(bind)
    factRoutes(bind)
    ruleRoutes(bind)
    ownRoutes(bind)
    seatsRoutes(bind)
    swapRoutes(bind)
  },
  flows: [blockFlow, swapFlow],
  notices: [...blockNotices, ...swapNotices],
  waiting: { kinds: rotationsWaiting, count: async (ctx) => [...(await blocksWaiting(ctx)), ...(await swapsWaiting(ctx))] },
  timeline: blockTimeline,
  completion: blockCompletion,
  sheets: [blockSheet, pastSheet, factSheet, departmentMonthSheet],
  schedule: [{ name: 'who comes next month', everyMs: 21_600_000, run: announceMonth }],
  ownRecord: [rotationOwnRecord, swapsOwnRecord],
  calendar: rotationDays,
}
