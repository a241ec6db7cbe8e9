import {
  type Change,
  changeReview,
  changeSorts,
} from '@residency/contract/areas/teachers/changes/change.contract'
import { teacherChangeFlow } from '@residency/contract/areas/teachers/changes/teacher-change.flow'
import { changeWords } from '@residency/contract/areas/teachers/changes/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import '../teachers.css'
import { useChangeColumns } from './change.columns.tsx'
import { CHANGE_PATHS, type ChangeListInput, useChanges } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { ChangeReview } from './change-review.tsx'

/** View key teacher/change/index: changes asked for by teachers; `?id=` opens one in the page. */
export default function ChangeListPage() {
  const { id, isVisit, open } = useOpened()
  const { done } = useText(changeText)
  const { actions } = useText(changeWords).flows.teacherChange
  const review: Review = { calls: changeReview, paths: CHANGE_PATHS, actions, done }

  return id > 0 ? (
    <ChangeReview key={id} id={id} isVisit={isVisit} review={review} onOpen={open} />
  ) : (
    <ChangeList review={review} onOpen={open} />
  )
}

function ChangeList({ review, onOpen }: { review: Review; onOpen: (id: number) => void }) {
  const text = useText(changeText)
  const { fields, flows } = useText(changeWords)
  const list = useListState('teacher-changes', ['keywords', 'waiting', 'state'])
  const result = useChanges(list.input as ChangeListInput)
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = useChangeColumns(onOpen, actionsOf)
  const choices = toChoices(teacherChangeFlow.states, flows.teacherChange.states)

  return (
    <>
      <ListScreen<Change>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={changeSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', text.state, choices),
        ]}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
