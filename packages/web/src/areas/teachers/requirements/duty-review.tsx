import type { Duty } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { DUTY_TONES } from './duty.columns.tsx'
import { useDuty, useWaitingDuties } from './requirement.queries.ts'
import { requirementText } from './requirement.text.ts'

type Props = { id: number; isVisit: boolean; review: Review; onOpen: (id: number | null) => void }

/** A teaching activity: what it states left, its papers right. */
export function DutyReview({ id, isVisit, review, onOpen }: Props) {
  const text = useText(requirementText)
  const { fields, flows } = useText(requirementWords)
  const { data: one, error } = useDuty(id)
  const waiting = useWaitingDuties().data
  const files = asEvidence(one?.files, text.files)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<Duty>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={one}
      lead={
        one && (
          <StateTag tone={DUTY_TONES[one.state]}>{flows.dutyRecord.states[one.state]}</StateTag>
        )
      }
      evidence={pane}
    >
      {one && (
        <section className="panel">
          <FactList
            facts={[
              [text.department, one.department],
              [fields.activity, one.activityLabel],
              [fields.heldOn, one.heldOn],
              [fields.participants, one.participants],
              [fields.topic, one.topic, true],
              [text.recorded, one.createTime],
              ...(one.reason ? [[text.reason, one.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
