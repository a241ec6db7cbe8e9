import * as block from '@residency/contract/areas/rotations/blocks/block.contract'
import * as repeat from '@residency/contract/areas/rotations/blocks/repeat.contract'
import * as supervisor from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { getDepartmentMonth } from '../department-months/department-month.ts'
import { listRepeatPlaces, placeRepeat } from '../repeats/place-repeat.ts'
import { assignSupervisor, assignSupervisors } from '../supervisors/assign-supervisor.ts'
import { listCandidates } from '../supervisors/list-candidates.ts'
import { listSupervision } from '../supervisors/list-supervision.ts'
import { blockSheet } from './block.sheet.ts'
import { getBlock, listBlocks, listOwnExits } from './list-blocks.ts'
import { blockPlan } from './review-blocks.ts'

export function blockRoutes(binder: Binder) {
  const bind = binder(blockWords)

  bind(block.listBlocks, listBlocks)
  bindExport(bind, block.blockExport, blockSheet)
  bind(block.listOwnExits, listOwnExits)
  bind(block.getBlock, getBlock)
  bind(supervisor.listCandidates, listCandidates)
  bind(supervisor.assignSupervisor, assignSupervisor)
  bind(supervisor.assignSupervisors, assignSupervisors)
  bind(supervisor.listSupervision, listSupervision)
  bind(repeat.listRepeatPlaces, listRepeatPlaces)
  bind(repeat.placeRepeat, placeRepeat)
  bind(block.getDepartmentMonth, getDepartmentMonth)
  bindReview(bind, block.blockReview, blockPlan)
}
