import { useText } from '../../../platform/texts/i18n.ts'
import { useListState } from '../../../screens/list/list-state.ts'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { type ChangesInput, useChanges, useWaitingChanges } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { ChangeList } from './change-list.tsx'
import { ChangeReview } from './change-review.tsx'

/**
 * View key mentor/change/index: requests that the office and the bases decide; `?id=` opens one in
 * the page.
 */
export default function ChangesPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <Opened key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <Listed onOpen={open} />
  )
}

function Opened(props: { id: number; isVisit: boolean; onOpen: (id: number | null) => void }) {
  return <ChangeReview {...props} waiting={useWaitingChanges().data} />
}

function Listed({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(changeText)
  const list = useListState('mentor-changes', ['keywords', 'waiting', 'state'])
  const result = useChanges(list.input as ChangesInput)

  return (
    <ChangeList title={text.title} lead={text.lead} list={list} result={result} onOpen={onOpen}>
      {text.empty}
    </ChangeList>
  )
}
