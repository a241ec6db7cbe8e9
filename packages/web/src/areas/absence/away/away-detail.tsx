import type { AwayDetail as AwayRecord } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import '../leave/leave.css'
import { leaveText } from '../leave/leave.text.ts'
import { AbsenceParts } from '../leave/leave-parts.tsx'
import { stepsOf } from '../leave/leave-tones.rules.ts'
import { AwayState, useCost } from './away.columns.tsx'
import { useAway, useWaitingAways } from './away.queries.ts'
import { awayText } from './away.text.ts'
import { useAwayReview } from './use-away-review.ts'

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/**
 * One away: what it is for, who decides, what a decision has to weigh, its papers and its report.
 */
export function AwayDetail({ id, isVisit, onOpen }: Props) {
  const common = useText(leaveText)
  const { list: text } = useText(awayText)
  const { leaveSteps } = useText(leaveWords)
  const { awayActions, fields } = useText(awayWords)
  const costOf = useCost()
  const review = useAwayReview<AwayRecord>()
  const { data: away, error } = useAway(id)
  const waiting = useWaitingAways().data
  const papers = asEvidence(away?.papers, common.review.papers)
  const files = [...asEvidence(away?.reportFiles, text.reportFile), ...papers]
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<AwayRecord>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={away}
      lead={away && <AwayState row={away} />}
      {...(away && away.steps.length > 0
        ? { steps: stepsOf(away.steps, away.waitsFor, leaveSteps, common.comma) }
        : {})}
      evidence={files.length > 0 ? pane : undefined}
    >
      {away?.report && (
        <section className="panel">
          <h2>{text.report}</h2>
          <p className="away-report">{away.report}</p>
          <p className="soft figures">{away.reportedTime}</p>
        </section>
      )}
      {away && (
        <AbsenceParts
          absence={away}
          words={awayActions}
          facts={[
            [fields.tripKind, away.tripKind],
            [fields.place, away.place],
            [text.cost, costOf(away)],
            [text.due, away.reportDueOn],
          ]}
        />
      )}
    </ReviewScreen>
  )
}
