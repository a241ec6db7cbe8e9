import type { AbsenceDetail } from '@residency/contract/areas/absence/leave/leave.contract'
import type { LeaveEffect } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { LeaveState } from './leave.columns.tsx'
import { useLeave, useWaitingLeaves } from './leave.queries.ts'
import { leaveText } from './leave.text.ts'
import { AbsenceParts } from './leave-parts.tsx'
import { stepsOf } from './leave-tones.rules.ts'
import { useLeaveReview } from './use-leave-review.ts'

type LeaveWithEffect = AbsenceDetail & { effect: LeaveEffect }
type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One absence: what is asked for, who decides, what a decision has to weigh, and its papers. */
export function LeaveDetail({ id, isVisit, onOpen }: Props) {
  const text = useText(leaveText)
  const { leaveSteps } = useText(leaveWords)
  const review = useLeaveReview<LeaveWithEffect>()
  const { data: leave, error } = useLeave(id)
  const waiting = useWaitingLeaves().data
  const files = asEvidence(leave?.papers, text.review.papers)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<LeaveWithEffect>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={leave}
      lead={leave && <LeaveState row={leave} />}
      {...(leave && leave.steps.length > 0
        ? { steps: stepsOf(leave.steps, leave.waitsFor, leaveSteps, text.comma) }
        : {})}
      evidence={files.length > 0 ? pane : undefined}
    >
      {leave && <AbsenceParts absence={leave} />}
    </ReviewScreen>
  )
}
