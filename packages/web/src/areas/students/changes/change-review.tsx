import type { TraineeChange } from '@residency/contract/areas/students/changes/change.contract'
import { traineeChangeWords } from '@residency/contract/areas/students/changes/text'
import { Alert, Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { PhonePapers } from '../../teachers/teachers.public.ts'
import { TRAINEE_CHANGE_TONES } from './change.columns.tsx'
import { useRevealChange, useTraineeChange, useWaitingTraineeChanges } from './change.queries.ts'
import { changeText } from './change.text.ts'

type Props = { id: number; isVisit: boolean; review: Review; onOpen: (id: number | null) => void }

/** A change: old and new left, its papers right. */
export function ChangeReview({ id, isVisit, review, onOpen }: Props) {
  const text = useText(changeText)
  const { states } = useText(traineeChangeWords).flows.traineeChange
  const { data: change, error } = useTraineeChange(id)
  const waiting = useWaitingTraineeChanges().data
  const files = asEvidence(change?.files, text.papers)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<TraineeChange>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={change}
      lead={
        change && (
          <StateTag tone={TRAINEE_CHANGE_TONES[change.state]}>{states[change.state]}</StateTag>
        )
      }
      evidence={pane}
    >
      {change && <Sides traineeChange={change} />}
      <PhonePapers title={text.papers} files={change?.files ?? []} />
    </ReviewScreen>
  )
}

/** Old and new side by side, and who asks why. */
function Sides({ traineeChange }: { traineeChange: TraineeChange }) {
  const text = useText(changeText)
  const reveal = useRevealChange()
  const full =
    reveal.data &&
    (reveal.data.idCard ?? reveal.data.mobile ?? reveal.data.contactMobile ?? reveal.data.address)

  return (
    <section className="panel">
      {traineeChange.hasMoved && <Alert type="warning" showIcon title={text.movedNote} />}
      <table className="change-sides">
        <thead>
          <tr>
            <th scope="col">{text.fact}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{traineeChange.label}</th>
            <td className="figures soft">
              {traineeChange.before ?? text.nothing}{' '}
              {traineeChange.hasMoved && (
                <StateTag tone="bad">
                  {say(text.moved, { now: traineeChange.now ?? text.nothing })}
                </StateTag>
              )}
            </td>
            <td className="figures">
              <strong>{traineeChange.after ?? text.nothing}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      {traineeChange.isMasked && traineeChange.actions.length > 0 && (
        <p role="status">
          {full ? (
            say(text.revealed, { value: full })
          ) : (
            <Button
              size="small"
              loading={reveal.isPending}
              onClick={() => reveal.mutate(traineeChange.id)}
            >
              {text.reveal}
            </Button>
          )}
        </p>
      )}
      <FactList
        facts={[
          [text.major, `${traineeChange.major} · ${traineeChange.base}`],
          [text.asked, traineeChange.createTime],
          ...(traineeChange.note ? [[text.note, traineeChange.note, true] as const] : []),
          ...(traineeChange.reason ? [[text.reason, traineeChange.reason, true] as const] : []),
        ]}
      />
    </section>
  )
}
