import {
  type CohortRow,
  cohortReview,
  cohortSorts,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useCohortColumns } from './cohort.columns.tsx'
import { COHORT_PATHS, type CohortListInput, useCohorts } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'
import { CohortReview, decidable } from './cohort-review.tsx'
import { useCohortFilters } from './use-cohort-filters.ts'

/** View key standard/batch/audit: cohorts to decide about; `?id=` opens one in the page. */
export default function CohortAuditPage() {
  const { id, isVisit, open } = useOpened()
  const { done } = useText(cohortText)
  const { actions } = useText(cohortWords).flows.cohort
  const review: Review = { calls: cohortReview, paths: COHORT_PATHS, actions, done }

  return id > 0 ? (
    <CohortReview key={id} id={id} isVisit={isVisit} review={review} onOpen={open} />
  ) : (
    <AuditList review={review} onOpen={open} />
  )
}

function AuditList({ review, onOpen }: { review: Review; onOpen: (id: number) => void }) {
  const text = useText(cohortText)
  const { fields, flows } = useText(cohortWords)
  const list = useListState('cohort-audit', ['keywords', 'waiting', 'state', 'majorId', 'year'])
  const result = useCohorts(list.input as CohortListInput)
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = useCohortColumns(onOpen, (row) => actionsOf(decidable(row)))
  const states = toChoices(cohortFlow.states, flows.cohort.states)

  return (
    <>
      <ListScreen<CohortRow>
        title={text.auditTitle}
        lead={result.data && say(text.auditLead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={cohortSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', text.state, states),
          ...useCohortFilters(),
        ]}
        bulk={(rows, done) => (
          <BulkDecisions review={review} rows={rows.map(decidable)} onDone={done} />
        )}
      >
        {text.auditEmpty}
      </ListScreen>
      {dialogs}
    </>
  )
}
