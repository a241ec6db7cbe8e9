import { type Paper, paperSorts } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId, useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DrawPage } from '../blueprints/draw-page.tsx'
import { usePaperColumns } from './paper.columns.tsx'
import { type PaperInput, usePapers } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { PaperRecord } from './paper-record.tsx'
import { usePaperActions } from './use-paper-actions.tsx'

/**
 * View key course/paper/index: papers the reader designs or answers for; `?id=` opens one,
 * `?draw=1` the blueprint of a new one.
 */
export default function PapersPage() {
  const id = useRecordId()
  const [query] = useSearchParams()
  if (id !== null) return <PaperRecord key={id} id={id} />

  return query.has('draw') ? <DrawPage /> : <PaperList />
}

function PaperList() {
  const text = useText(paperText)
  const { flows } = useText(paperWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const list = useListState('papers', ['keywords', 'state'])
  const result = usePapers(list.input as PaperInput)

  const { actionsOf, dialogs, add } = usePaperActions(
    (id) => void navigate(pathOf(id)),
    () => {},
  )

  const states = toChoices(paperFlow.states, flows.paper.states)

  return (
    <>
      <ListScreen<Paper>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={usePaperColumns(actionsOf)}
        sorts={paperSorts}
        filters={[textFilter('keywords', text.search), choiceFilter('state', text.status, states)]}
        actions={
          <>
            <AddButton onAdd={add}>{text.add}</AddButton>
            <Button onClick={() => void navigate({ search: 'draw=1' })}>{text.draw}</Button>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
