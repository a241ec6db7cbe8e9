import {
  type Collection,
  collectionSorts,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionFlow } from '@residency/contract/areas/messages/collections/collection.flow'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId, useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useCollectionColumns } from './collection.columns.tsx'
import { type CollectionInput, useCollections } from './collection.queries.ts'
import { collectionText } from './collection.text.ts'
import { CollectionRecord } from './collection-record.tsx'
import { useCollectionActions } from './use-collection-actions.tsx'

/**
 * View key message/collection/index: collections the reader has opened or follows; `?id=` opens
 * one.
 */
export default function CollectionsPage() {
  const id = useRecordId()
  return id === null ? <CollectionList /> : <CollectionRecord key={id} id={id} />
}

function CollectionList() {
  const { manage: text } = useText(collectionText)
  const { fields, flows } = useText(collectionWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const list = useListState('collections', ['keywords', 'state'])
  const result = useCollections(list.input as CollectionInput)
  const { actionsOf, dialogs, add } = useCollectionActions((id) => void navigate(pathOf(id)))
  const states = toChoices(collectionFlow.states, flows.collection.states)

  return (
    <>
      <ListScreen<Collection>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useCollectionColumns(actionsOf)}
        sorts={collectionSorts}
        filters={[textFilter('keywords', text.search), choiceFilter('state', fields.state, states)]}
        actions={<AddButton onAdd={add}>{text.add}</AddButton>}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
