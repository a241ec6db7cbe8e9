import * as block from '@residency/contract/areas/rotations/blocks/block.contract'
import * as repeat from '@residency/contract/areas/rotations/blocks/repeat.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { assignSupervisor, listCandidates } from './assign-supervisor.ts'
import { blockSheet } from './block.sheet.ts'
import { getDepartmentMonth } from './department-month.ts'
import { getBlock, listBlocks, listOwnExits } from './list-blocks.ts'
import { listRepeatPlaces, placeRepeat } from './place-repeat.ts'
import { actOnBlock, actOnBlocks, undoBlocks } from './review-blocks.ts'

export function blockRoutes(bind: Bind) {
  bind(block.listBlocks, listBlocks)
  bindExport(bind, block.blockExport, blockSheet)
  bind(block.listOwnExits, listOwnExits)
  bind(block.getBlock, getBlock)
  bind(block.listCandidates, listCandidates)
  bind(block.assignSupervisor, assignSupervisor)
  bind(repeat.listRepeatPlaces, listRepeatPlaces)
  bind(repeat.placeRepeat, placeRepeat)
  bind(block.getDepartmentMonth, getDepartmentMonth)
  bind(block.blockReview.act, actOnBlock)
  bind(block.blockReview.actMany, actOnBlocks)
  bind(block.blockReview.undo, undoBlocks)
}
