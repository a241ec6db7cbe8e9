import type { Away } from '@residency/contract/areas/absence/away/away.contract'
import { leaveReview } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { useText } from '../../../platform/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { LEAVE_PATHS, useLeaveWords } from '../leave/leave.queries.ts'
import { useAwayWords } from './away.queries.ts'
import { awayText } from './away.text.ts'

/** The decisions about aways: those of every absence, in words of their own. */
export function useAwayReview<Row extends Away = Away>(): Review<Row> {
  const { done } = useText(awayText)
  const { actions } = useLeaveWords().flows.leave
  const { awayActions } = useAwayWords()
  return { calls: leaveReview, paths: LEAVE_PATHS, actions: { ...actions, ...awayActions }, done }
}
