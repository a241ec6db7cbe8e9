import {
  type QualificationRow,
  type QualificationUnderReview,
  qualificationReview,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Decidable, Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useEvidencePane } from '../../files/files.public.ts'
import { PhonePapers } from '../phone-papers.tsx'
import { ConditionList } from './condition-list.tsx'
import {
  QUALIFICATION_PATHS,
  useQualification,
  useWaitingQualifications,
} from './qualification.queries.ts'
import { qualificationText } from './qualification.text.ts'
import { useQualificationFacts } from './qualification-facts.tsx'
import { stepsOf, TONES } from './qualification-state.rules.ts'

/** The review of applications for a qualification: department, base and office in turn. */
export function useQualificationReview(): Review {
  const { done } = useText(qualificationText)
  const { actions } = useText(qualificationWords).flows.qualification
  return { calls: qualificationReview, paths: QUALIFICATION_PATHS, actions, done }
}

export const decidable = (row: QualificationRow): QualificationRow & Decidable => row

/** One application under review: facts and conditions left, papers right. */
export function QualificationReview({
  id,
  isVisit,
  onOpen,
}: {
  id: number
  isVisit: boolean
  onOpen: (id: number | null) => void
}) {
  const text = useText(qualificationText)
  const { fields, flows } = useText(qualificationWords)
  const review = useQualificationReview()
  const { data: qualification, error } = useQualification(id)
  const waiting = useWaitingQualifications().data
  const papers = (qualification?.files ?? []).map((file) => ({ label: fields.files, file }))

  const files = [...(qualification?.scans ?? []), ...papers].map(({ label, file }) => ({
    key: file.filePath,
    label,
    hint: file.name,
    file,
  }))
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<QualificationUnderReview & Decidable>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={qualification}
      lead={
        qualification && (
          <StateTag tone={TONES[qualification.state]}>
            {flows.qualification.states[qualification.state]}
          </StateTag>
        )
      }
      {...(qualification ? { steps: stepsOf(qualification.schedule) } : {})}
      evidence={pane}
    >
      {qualification && (
        <Parts
          underReview={qualification}
          title={{ facts: text.facts, conditions: text.conditions }}
        />
      )}
      <PhonePapers title={text.papers} files={files.map(({ file }) => file)} />
    </ReviewScreen>
  )
}

function Parts({
  underReview,
  title,
}: {
  underReview: QualificationUnderReview
  title: { facts: string; conditions: string }
}) {
  const factsOf = useQualificationFacts()
  const { fields } = useText(qualificationWords)
  return (
    <>
      {underReview.conditions.length > 0 && (
        <section className="panel">
          <h2>{title.conditions}</h2>
          <ConditionList conditions={underReview.conditions} />
        </section>
      )}
      <section className="panel">
        <h2>{title.facts}</h2>
        <FactList
          facts={[
            ...factsOf(underReview),
            ...(underReview.reason ? [[fields.reason, underReview.reason, true] as const] : []),
          ]}
        />
      </section>
    </>
  )
}
