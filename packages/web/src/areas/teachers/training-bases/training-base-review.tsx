import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import type { TrainingBaseDetail } from '@residency/contract/areas/teachers/training/training-base.contract'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { useTrainingBase, useWaitingBases } from '../training/training.queries.ts'
import { BASE_TONES } from '../training/training.rules.ts'
import { trainingText } from '../training/training.text.ts'
import '../teachers.css'

type Props = {
  id: number
  isVisit: boolean
  review: Review
  onOpen: (id: number | null) => void
  onMend: () => void
}

/** An application of a base: what it says left, its papers right. */
export function TrainingBaseReview({ id, isVisit, review, onOpen, onMend }: Props) {
  const { bases: text, ...shared } = useText(trainingText)
  const { fields, flows } = useText(trainingWords)
  const { data: application, error } = useTrainingBase(id)
  const waiting = useWaitingBases().data
  const files = asEvidence(application?.evidence, fields.evidence)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<TrainingBaseDetail>
      review={review}
      waiting={waiting}
      onOpen={onOpen}
      error={error}
      // a reader without decisions needs no bar for them
      isVisit={isVisit || application?.actions.length === 0}
      record={application}
      lead={
        application && (
          <StateTag tone={BASE_TONES[application.state]}>
            {flows.trainingBase.states[application.state]}
          </StateTag>
        )
      }
      tools={application?.isMendable && <Button onClick={onMend}>{text.mend}</Button>}
      evidence={files.length > 0 ? pane : undefined}
    >
      {application && (
        <section className="panel">
          <FactList
            facts={[
              [shared.year, application.year],
              [fields.places, application.places],
              [
                fields.trainers,
                <span key="t" className="written">
                  {application.trainers}
                </span>,
                true,
              ],
              [
                fields.rooms,
                <span key="r" className="written">
                  {application.rooms}
                </span>,
                true,
              ],
              [
                fields.trainingPlan,
                <span key="p" className="written">
                  {application.trainingPlan}
                </span>,
                true,
              ],
              [text.by, application.appliedBy],
              [text.submitted, application.submitTime],
              ...(application.reason ? [[shared.reason, application.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
