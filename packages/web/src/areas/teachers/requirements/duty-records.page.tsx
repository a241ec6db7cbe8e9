import {
  type Duty,
  dutyReview,
  dutySorts,
} from '@residency/contract/areas/teachers/requirements/duty.contract'
import { dutyRecordFlow } from '@residency/contract/areas/teachers/requirements/duty-record.flow'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { usePageTitle } from '../../../screens/page-title.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useDutyColumns } from './duty.columns.tsx'
import { DutyReview } from './duty-review.tsx'
import { DUTY_PATHS, type DutyListInput, useActivities, useDuties } from './requirement.queries.ts'
import { requirementText } from './requirement.text.ts'

/**
 * View key teacher/duties/records: teaching activities to confirm; `?id=` opens one in the page.
 */
export default function DutyRecordsPage() {
  const { id, isVisit, open } = useOpened()
  const { done } = useText(requirementText).records
  const { actions } = useText(requirementWords).flows.dutyRecord
  const review: Review = { calls: dutyReview, paths: DUTY_PATHS, actions, done }

  return id > 0 ? (
    <DutyReview key={id} id={id} isVisit={isVisit} review={review} onOpen={open} />
  ) : (
    <DutyList review={review} onOpen={open} />
  )
}

function DutyList({ review, onOpen }: { review: Review; onOpen: (id: number) => void }) {
  const { records: text, state } = useText(requirementText)
  const { fields, flows } = useText(requirementWords)
  const list = useListState('duty-records', ['keywords', 'waiting', 'state', 'activity'])
  const result = useDuties(list.input as DutyListInput)
  const activities = useActivities().data ?? []
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = useDutyColumns(onOpen, actionsOf)
  const states = toChoices(dutyRecordFlow.states, flows.dutyRecord.states)

  return (
    <>
      <ListScreen<Duty>
        title={usePageTitle(text.title)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={dutySorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', state, states),
          choiceFilter('activity', fields.activity, activities),
        ]}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.none}
      </ListScreen>
      {dialogs}
    </>
  )
}
