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
  const { data: duty, error } = useDuty(id)
  const waiting = useWaitingDuties().data
  const files = asEvidence(duty?.files, text.files)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<Duty>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={duty}
      lead={
        duty && (
          <StateTag tone={DUTY_TONES[duty.state]}>{flows.dutyRecord.states[duty.state]}</StateTag>
        )
      }
      evidence={pane}
    >
      {duty && (
        <section className="panel">
          <FactList
            facts={[
              [text.department, duty.department],
              [fields.activity, duty.activityLabel],
              [fields.heldOn, duty.heldOn],
              [fields.participants, duty.participants],
              [fields.topic, duty.topic, true],
              [text.recorded, duty.createTime],
              ...(duty.reason ? [[text.reason, duty.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
