import {
  type Inform,
  informSorts,
} from '@residency/contract/areas/messages/informs/inform.contract'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId, useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useInformColumns } from './inform.columns.tsx'
import { type InformInput, useInforms } from './inform.queries.ts'
import { informText } from './inform.text.ts'
import { InformRecord } from './inform-record.tsx'
import { useInformActions } from './use-inform-actions.tsx'

/** View key message/inform/index: informs the reader has written or follows; `?id=` opens one. */
export default function InformsPage() {
  const id = useRecordId()
  return id === null ? <InformList /> : <InformRecord key={id} id={id} />
}

function InformList() {
  const { manage: text } = useText(informText)
  const { fields, flows } = useText(informWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const list = useListState('informs', ['keywords', 'state'])
  const result = useInforms(list.input as InformInput)

  const { actionsOf, dialogs, add } = useInformActions({
    onMade: (id) => void navigate(pathOf(id)),
    onGone: () => {},
  })

  const states = toChoices(informFlow.states, flows.inform.states)

  return (
    <>
      <ListScreen<Inform>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useInformColumns(actionsOf)}
        sorts={informSorts}
        filters={[textFilter('keywords', text.search), choiceFilter('state', fields.state, states)]}
        actions={<AddButton onAdd={add}>{text.add}</AddButton>}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
