import { collectionPermissions as may } from '@residency/contract/areas/messages/collections/access'
import {
  type CollectionDetail,
  type CollectionItem,
  collectionItemExport,
  collectionItemReview,
  collectionItemSorts,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionItemFlow } from '@residency/contract/areas/messages/collections/collection.flow'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { minuteOf } from '../../../platform/clock.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ArticleText } from '../article-text.tsx'
import { informText } from '../informs/inform.text.ts'
import { useItemColumns } from './collection.columns.tsx'
import { COLLECTION_PATHS, type ItemInput, useCollection, useItems } from './collection.queries.ts'
import { collectionText } from './collection.text.ts'
import { COLLECTION_TONES } from './collection-tones.rules.ts'
import { useCollectionActions } from './use-collection-actions.tsx'

/**
 * A collection as those see it who ask: what is asked, who has uploaded, and the review of what
 * was.
 */
export function CollectionRecord({ id }: { id: number }) {
  const { manage: text, record } = useText(collectionText)
  const { flows } = useText(collectionWords)
  const { data, error, refetch } = useCollection(id)
  const { actionsOf, dialogs } = useCollectionActions(() => {})
  const factsOf = useFacts()
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.title}
        list={text.title}
        state={
          <StateTag tone={COLLECTION_TONES[data.state]}>
            {flows.collection.states[data.state]}
          </StateTag>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: record.about, facts: factsOf(data) },
          {
            title: record.text,
            content: <ArticleText body={data.body} files={[]} purpose="inform" />,
          },
        ]}
      />
      <Items collection={data} />
      {dialogs}
    </>
  )
}

function useFacts() {
  const { manage: text, record, limitsOf, yes, no } = useText(collectionText)
  const { materialKinds } = useText(collectionWords)
  const { recipientKinds } = useText(informWords)
  const { part, comma } = useText(informText)

  const partOf = ({ kind, names }: CollectionDetail['audience'][number]) => {
    const label = (recipientKinds as Readonly<Record<string, string>>)[kind] ?? kind
    return names.length ? say(part, { kind: label, names: names.join(comma) }) : label
  }

  return (collection: CollectionDetail) => {
    const kinds = collection.kinds.map((kind) => materialKinds[kind]).join(' / ')
    return [
      { label: record.audience, value: collection.audience.map(partOf).join(' · '), isWide: true },
      { label: text.due, value: minuteOf(collection.dueAt) },
      { label: text.by, value: collection.by },
      {
        label: record.limits,
        value: say(limitsOf, {
          kinds,
          megabytes: collection.maxMegabytes,
          most: collection.mostFiles,
        }),
      },
      { label: record.late, value: collection.takesLate ? yes : no },
      { label: record.rule, value: collection.nameRule },
    ]
  }
}

function useItemReview(): Review {
  const { items: text } = useText(collectionText)
  const { actions } = useText(collectionWords).flows.collectionItem
  return {
    calls: collectionItemReview,
    paths: COLLECTION_PATHS,
    actions,
    done: { accept: text.accepted, return: text.returned },
  }
}

function Items({ collection }: { collection: CollectionDetail }) {
  const { items: text } = useText(collectionText)
  const { fields, flows } = useText(collectionWords)
  const list = useListState('collection-items', ['keywords', 'state'], undefined, 'itemSort')
  const result = useItems({ ...list.input, collectionId: collection.id } as ItemInput)
  const review = useItemReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const states = toChoices(collectionItemFlow.states, flows.collectionItem.states)

  return (
    <>
      <ListScreen<CollectionItem>
        title={text.title}
        isPart
        lead={say(text.lead, {
          uploaded: collection.uploaded,
          people: collection.people,
          accepted: collection.accepted,
        })}
        list={list}
        result={result}
        columns={useItemColumns(actionsOf)}
        sorts={collectionItemSorts}
        filters={[choiceFilter('state', fields.state, states), textFilter('keywords', text.search)]}
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
        actions={
          <Can perm={[may.export]}>
            <ExportButton
              title={text.title}
              calls={collectionItemExport}
              filters={{ ...list.conditions, collectionId: String(collection.id) }}
            />
          </Can>
        }
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
