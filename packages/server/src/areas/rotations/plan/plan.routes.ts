import * as board from '@residency/contract/areas/rotations/plan/board.contract'
import * as plan from '@residency/contract/areas/rotations/plan/plan.contract'
import * as run from '@residency/contract/areas/rotations/plan/run.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { exportPlan } from '../board/export-plan.ts'
import { moveBlocks } from '../board/move-blocks.ts'
import { getBoard } from '../board/read-board.ts'
import { splitBlock } from '../board/split-block.ts'
import { applyRemedy } from '../runs/apply-remedy.ts'
import { getLastRun } from '../runs/get-run.ts'
import { applyRun, startRun, stopRun } from '../runs/start-run.ts'
import { comparePlans } from './compare-plans.ts'
import { copyPlan, createPlan } from './create-plan.ts'
import { getPlan, listPlanChoices, listPlans } from './list-plans.ts'
import { publishPlan } from './publish-plan.ts'
import { deletePlan, refreshPlan, updatePlan } from './save-plan.ts'

export function planRoutes(binder: Binder) {
  const bind = binder(planWords)

  bind(plan.listPlans, listPlans)
  bind(plan.listPlanChoices, listPlanChoices)
  bind(plan.exportPlan, exportPlan)
  bind(plan.createPlan, createPlan)
  bind(plan.getPlan, getPlan)
  bind(plan.updatePlan, updatePlan)
  bind(plan.deletePlan, deletePlan)
  bind(plan.copyPlan, copyPlan)
  bind(plan.refreshPlan, refreshPlan)
  bind(plan.publishPlan, publishPlan)
  bind(plan.comparePlans, comparePlans)
  bind(board.getBoard, getBoard)
  bind(board.moveBlocks, moveBlocks)
  bind(board.splitBlock, splitBlock)
  bind(run.startRun, startRun)
  bind(run.getLastRun, getLastRun)
  bind(run.stopRun, stopRun)
  bind(run.applyRun, applyRun)
  bind(run.applyRemedy, applyRemedy)
}
