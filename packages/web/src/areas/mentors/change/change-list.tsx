import { type Change, changeSorts } from '@residency/contract/areas/mentors/change/change.contract'
import { changeFlow } from '@residency/contract/areas/mentors/change/change.flow'
import { changeWords } from '@residency/contract/areas/mentors/change/text'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { type ListResult, ListScreen } from '../../../screens/list/list-screen.tsx'
import type { ListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useChangeColumns } from './change.columns.tsx'
import { changeText } from './change.text.ts'
import { useChangeReview } from './change-review.tsx'

type Props = {
  title: string
  lead: string
  list: ListState
  result: ListResult<Change>
  isToMe?: boolean
  onOpen: (id: number) => void
  children: ReactNode
}

/** A list of requests with its decisions, for new mentors and for the office. */
export function ChangeList({ title, lead, list, result, isToMe = false, onOpen, children }: Props) {
  const text = useText(changeText)
  const { fields, flows } = useText(changeWords)
  const review = useChangeReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = useChangeColumns(onOpen, actionsOf, isToMe)
  const states = toChoices(changeFlow.states, flows.mentorChange.states)

  return (
    <>
      <ListScreen<Change>
        title={title}
        list={list}
        result={result}
        columns={columns}
        lead={result.data && say(lead, { total: result.data.total })}
        sorts={changeSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
        ]}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {children}
      </ListScreen>
      {dialogs}
    </>
  )
}
