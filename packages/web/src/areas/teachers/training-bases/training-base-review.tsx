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
  const { data: one, error } = useTrainingBase(id)
  const waiting = useWaitingBases().data
  const files = asEvidence(one?.evidence, fields.evidence)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<TrainingBaseDetail>
      review={review}
      waiting={waiting}
      onOpen={onOpen}
      error={error}
      // a reader without decisions needs no bar for them
      isVisit={isVisit || one?.actions.length === 0}
      record={one}
      lead={
        one && (
          <StateTag tone={BASE_TONES[one.state]}>{flows.trainingBase.states[one.state]}</StateTag>
        )
      }
      tools={one?.isMendable && <Button onClick={onMend}>{text.mend}</Button>}
      evidence={files.length > 0 ? pane : undefined}
    >
      {one && (
        <section className="panel">
          <FactList
            facts={[
              [shared.year, one.year],
              [fields.places, one.places],
              [
                fields.trainers,
                <span key="t" className="written">
                  {one.trainers}
                </span>,
                true,
              ],
              [
                fields.rooms,
                <span key="r" className="written">
                  {one.rooms}
                </span>,
                true,
              ],
              [
                fields.trainingPlan,
                <span key="p" className="written">
                  {one.trainingPlan}
                </span>,
                true,
              ],
              [text.by, one.appliedBy],
              [text.submitted, one.submitTime],
              ...(one.reason ? [[shared.reason, one.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
