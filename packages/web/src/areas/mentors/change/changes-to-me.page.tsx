import { useText } from '../../../platform/texts/i18n.ts'
import { useListState } from '../../../screens/list/list-state.ts'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { type ChangesToMeInput, useChangesToMe, useWaitingChangesToMe } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { ChangeList } from './change-list.tsx'
import { ChangeReview } from './change-review.tsx'

/**
 * View key mentor/change/requests: trainees who want the reader as new mentor; `?id=` opens one in
 * the page.
 */
export default function ChangesToMePage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <Opened key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <Listed onOpen={open} />
  )
}

function Opened(props: { id: number; isVisit: boolean; onOpen: (id: number | null) => void }) {
  return <ChangeReview {...props} waiting={useWaitingChangesToMe().data} />
}

function Listed({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(changeText)
  const list = useListState('mentor-changes-to-me', ['keywords', 'waiting', 'state'])
  const result = useChangesToMe(list.input as ChangesToMeInput)

  return (
    <ChangeList
      title={text.toMeTitle}
      lead={text.toMeLead}
      isToMe
      list={list}
      result={result}
      onOpen={onOpen}
    >
      {text.toMeEmpty}
    </ChangeList>
  )
}
