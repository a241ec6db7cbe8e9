import * as own from '@residency/contract/areas/absence/leave/leave.contract'
import * as list from '@residency/contract/areas/absence/leave/leave-list.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { reportBack, requestLeaveRevoke, withdrawLeave } from './act-on-own-leave.ts'
import { getLeave, listLeaves } from './list-leaves.ts'
import { getOwnLeave, listOwnBalances, previewLeave } from './own-leave.ts'
import { actOnLeave, actOnLeaves, undoLeaves } from './review-leaves.ts'
import { deleteLeaveDraft, saveLeaveDraft, submitLeave } from './submit-leave.ts'

export function leaveRoutes(bind: Bind) {
  bind(own.getOwnLeave, getOwnLeave)
  bind(own.listOwnBalances, listOwnBalances)
  bind(own.previewLeave, previewLeave)
  bind(own.saveLeaveDraft, saveLeaveDraft)
  bind(own.deleteLeaveDraft, deleteLeaveDraft)
  bind(own.submitLeave, submitLeave)
  bind(own.withdrawLeave, withdrawLeave)
  bind(own.requestLeaveRevoke, requestLeaveRevoke)
  bind(own.reportBack, reportBack)
  bind(list.listLeaves, listLeaves)
  bind(list.getLeave, getLeave)
  bind(list.leaveReview.act, actOnLeave)
  bind(list.leaveReview.actMany, actOnLeaves)
  bind(list.leaveReview.undo, undoLeaves)
}
