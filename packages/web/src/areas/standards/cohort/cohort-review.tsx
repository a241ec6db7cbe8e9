import type {
  CohortDetail,
  CohortRow,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import { COHORT_REVIEW_ACTIONS } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../table/table.css'
import { useCohort, useWaitingCohorts } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'
import { useCohortFacts } from './cohort-facts.tsx'
import { CohortTable } from './cohort-record.tsx'
import { COHORT_TONES } from './cohort-tones.rules.ts'
import { DeviationList } from './deviation-list.tsx'

/** A cohort with the actions of its review alone; others are on its own page. */
export const decidable = <Row extends CohortRow>(row: Row) => ({
  ...row,
  actions: COHORT_REVIEW_ACTIONS.filter((action) => row.actions.includes(action)),
})

type Props = { id: number; isVisit: boolean; review: Review; onOpen: (id: number | null) => void }

/** A cohort that was handed in: what it is and its deviations, then the table. */
export function CohortReview({ id, isVisit, review, onOpen }: Props) {
  const text = useText(cohortText)
  const { states } = useText(cohortWords).flows.cohort
  const { data: cohort, error } = useCohort(id)
  const waiting = useWaitingCohorts().data
  const factsOf = useCohortFacts()
  // decided about here, changed on the page of the cohort
  const cohortForReview: CohortDetail | undefined = cohort && {
    ...cohort,
    actions: decidable(cohort).actions,
  }

  return (
    <ReviewScreen
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={cohort && decidable(cohort)}
      lead={cohort && <StateTag tone={COHORT_TONES[cohort.state]}>{states[cohort.state]}</StateTag>}
    >
      {cohort && cohortForReview && (
        <>
          <section className="panel">
            <FactList
              facts={factsOf(cohort).map(({ label, value, isWide }) => [label, value, isWide])}
            />
          </section>
          <section className="panel">
            <h2>{text.deviations}</h2>
            <DeviationList cohort={cohortForReview} />
          </section>
          <section className="panel">
            <h2>{text.table}</h2>
            <CohortTable cohort={cohortForReview} />
          </section>
        </>
      )}
    </ReviewScreen>
  )
}
