import type { Away } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leaveReview } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { LEAVE_PATHS } from '../leave/leave.queries.ts'
import { awayText } from './away.text.ts'

/** The decisions about aways: those of every absence, in words of their own. */
export function useAwayReview<Row extends Away = Away>(): Review<Row> {
  const { done } = useText(awayText)
  const { actions } = useText(leaveWords).flows.leave
  const { awayActions } = useText(awayWords)

  return { calls: leaveReview, paths: LEAVE_PATHS, actions: { ...actions, ...awayActions }, done }
}
