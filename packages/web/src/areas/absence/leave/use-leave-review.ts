import type { Absence } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveReview } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { LEAVE_PATHS } from './leave.queries.ts'
import { leaveText } from './leave.text.ts'

/** The decisions about absences: steps of a leave, report-backs, revocations, recorded absences. */
export function useLeaveReview<Row extends Absence = Absence>(): Review<Row> {
  const { done } = useText(leaveText)
  const { actions } = useText(leaveWords).flows.leave
  return { calls: leaveReview, paths: LEAVE_PATHS, actions, done }
}
