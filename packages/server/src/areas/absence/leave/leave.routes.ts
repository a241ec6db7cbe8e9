import * as calendar from '@residency/contract/areas/absence/leave/absence-calendar.contract'
import * as own from '@residency/contract/areas/absence/leave/leave.contract'
import * as list from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { getAbsenceCalendar } from '../calendar/absence-calendar.ts'
import {
  reportBack,
  requestLeaveRevoke,
  withdrawLeave,
} from '../leave-applications/act-on-own-leave.ts'
import { getOwnLeave, listOwnBalances, previewLeave } from '../leave-applications/own-leave.ts'
import { deleteLeaveDraft, saveLeaveDraft } from '../leave-applications/save-draft.ts'
import { submitLeave } from '../leave-applications/submit-leave.ts'
import { leavePlan } from '../leave-decisions/review-leaves.ts'
import { leaveSheet } from './leave.sheet.ts'
import { getLeave, listLeaves } from './list-leaves.ts'
import { getAbsentTrainees, recordUnexcused } from './record-unexcused.ts'

export function leaveRoutes(binder: Binder) {
  const bind = binder(leaveWords)

  bind(own.getOwnLeave, getOwnLeave)
  bind(own.listOwnBalances, listOwnBalances)
  bind(own.previewLeave, previewLeave)
  bind(own.saveLeaveDraft, saveLeaveDraft)
  bind(own.deleteLeaveDraft, deleteLeaveDraft)
  bind(own.submitLeave, submitLeave)
  bind(own.withdrawLeave, withdrawLeave)
  bind(own.requestLeaveRevoke, requestLeaveRevoke)
  bind(own.reportBack, reportBack)
  bind(calendar.getAbsenceCalendar, getAbsenceCalendar)
  bind(list.recordUnexcused, recordUnexcused)
  bind(list.getAbsentTrainees, getAbsentTrainees)
  bindExport(bind, list.leaveExport, leaveSheet)
  bind(list.listLeaves, listLeaves)
  bind(list.getLeave, getLeave)
  bindReview(bind, list.leaveReview, leavePlan)
}
