import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { rotationsMenus } from '@residency/contract/areas/rotations/menus'
import { planFlow } from '@residency/contract/areas/rotations/plan/plan.flow'
import { rotationsEn } from '@residency/contract/areas/rotations/words.en'
import { rotationsZh } from '@residency/contract/areas/rotations/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { blockRoutes } from './blocks/block.routes.ts'
import { blockSheet } from './blocks/block.sheet.ts'
import { blockNotices } from './blocks/block-notices.seed.ts'
import { ownRoutes } from './own/own.routes.ts'
import { rotationDays, rotationOwnRecord } from './own/rotation-calendar.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { endSilentRuns, RUNS_AFTER_RESTORE } from './plan/run.queries.ts'
import { solverRunner } from './plan/run-solver.ts'
import { fillRotationsDemo } from './rotations.demo.ts'
import { ruleRoutes } from './rules/rule.routes.ts'
import { departmentMonthSheet } from './seats/months.sheet.ts'
import { seatsRoutes } from './seats/seats.routes.ts'

/** A computation whose process says nothing for this long is over. */
const SILENT_MS = 45_000

export const rotationsArea: Area = {
  name: 'rotations',
  words: { 'zh-cn': rotationsZh, en: rotationsEn },
  menus: rotationsMenus,
  routes(bind) {
    planRoutes(bind)
    blockRoutes(bind)
    ruleRoutes(bind)
    ownRoutes(bind)
    seatsRoutes(bind)
  },
  demo: fillRotationsDemo,
  flows: [planFlow, blockFlow],
  notices: blockNotices,
  sheets: [blockSheet, departmentMonthSheet],
  ownRecord: [rotationOwnRecord],
  calendar: rotationDays,
  workers: { timetables: solverRunner },
  schedule: [
    { name: 'silent computations', everyMs: 15_000, run: ({ db, now }) => endSilentRuns(db, now(), new Date(now().getTime() - SILENT_MS)) },
  ],
  afterRestore: [RUNS_AFTER_RESTORE],
}
