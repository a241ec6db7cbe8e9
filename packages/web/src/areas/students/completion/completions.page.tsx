import {
  type Completion,
  completionSorts,
} from '@residency/contract/areas/students/completion/completion.contract'
import { completionFlow } from '@residency/contract/areas/students/completion/completion.flow'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { useCompletionColumns } from './completion.columns.tsx'
import { type CompletionListInput, useCompletions } from './completion.queries.ts'
import { completionText } from './completion.text.ts'
import { CompletionBulk } from './completion-bulk.tsx'
import { CompletionReview, useCompletionReview } from './completion-review.tsx'

/** View key student/completion/index: proposals and decisions; `?id=` opens one in the page. */
export default function CompletionsPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <CompletionReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <CompletionList onOpen={open} />
  )
}

function CompletionList({ onOpen }: { onOpen: (id: number) => void }) {
  const { review: text } = useText(completionText)
  const { fields, flows, menus } = useText(completionWords)
  const list = useListState('completions', ['keywords', 'waiting', 'state', 'baseId'])
  const ofBase = useBaseFilter()
  const result = useCompletions(list.input as CompletionListInput)
  const review = useCompletionReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const states = toChoices(completionFlow.states, flows.completion.states)

  return (
    <>
      <ListScreen<Completion>
        title={menus['training.completions']}
        list={list}
        result={result}
        columns={useCompletionColumns(onOpen, actionsOf)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={completionSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
          ...ofBase,
        ]}
        bulk={(rows, done) => <CompletionBulk rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
