import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { rotationsMenus } from '@residency/contract/areas/rotations/menus'
import { planFlow } from '@residency/contract/areas/rotations/plan/plan.flow'
import { rotationsEn } from '@residency/contract/areas/rotations/words.en'
import { rotationsZh } from '@residency/contract/areas/rotations/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { endSilentRuns, RUNS_AFTER_RESTORE } from './plan/run.queries.ts'
import { solverRunner } from './plan/run-solver.ts'

/** A computation whose process says nothing for this long is over. */
const SILENT_MS = 45_000

export const rotationsArea: Area = {
  name: 'rotations',
  words: { 'zh-cn': rotationsZh, en: rotationsEn },
  menus: rotationsMenus,
  routes(bind) {
    planRoutes(bind)
  },
  flows: [planFlow, blockFlow],
  workers: { timetables: solverRunner },
  schedule: [
    { name: 'silent computations', everyMs: 15_000, run: ({ db, now }) => endSilentRuns(db, now(), new Date(now().getTime() - SILENT_MS)) },
  ],
  afterRestore: [RUNS_AFTER_RESTORE],
}
