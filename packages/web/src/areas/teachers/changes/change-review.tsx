import type { Change } from '@residency/contract/areas/teachers/changes/change.contract'
import { changeWords } from '@residency/contract/areas/teachers/changes/text'
import { Alert } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { PhonePapers } from '../phone-papers.tsx'
import { CHANGE_TONES } from './change.columns.tsx'
import { useTeacherChange, useWaitingChanges } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { ChangedFacts } from './changed-facts.tsx'

type Props = { id: number; isVisit: boolean; review: Review; onOpen: (id: number | null) => void }

/** A change: old and new left, its papers right. */
export function ChangeReview({ id, isVisit, review, onOpen }: Props) {
  const text = useText(changeText)
  const { states } = useText(changeWords).flows.teacherChange
  const { data: change, error } = useTeacherChange(id)
  const waiting = useWaitingChanges().data
  const files = asEvidence(change?.files, text.papers)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<Change>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={change}
      lead={change && <StateTag tone={CHANGE_TONES[change.state]}>{states[change.state]}</StateTag>}
      evidence={pane}
    >
      {change && (
        <section className="panel">
          {change.facts.some(({ hasMoved }) => hasMoved) && (
            <Alert type="warning" showIcon title={text.movedNote} />
          )}
          <ChangedFacts facts={change.facts} />
          <FactList
            facts={[
              [text.department, change.department],
              [text.asked, change.createTime],
              ...(change.reason ? [[text.reason, change.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
      <PhonePapers title={text.papers} files={change?.files ?? []} />
    </ReviewScreen>
  )
}
