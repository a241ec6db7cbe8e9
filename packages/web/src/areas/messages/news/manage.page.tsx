import { type NewsItem, newsSorts } from '@residency/contract/areas/messages/news/news.contract'
import { type NewsState, newsFlow } from '@residency/contract/areas/messages/news/news.flow'
import { newsWords } from '@residency/contract/areas/messages/news/text'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag, type Tone } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { type NewsItemInput, useNewsItems } from './news.queries.ts'
import { newsText } from './news.text.ts'
import { useNewsActions } from './use-news-actions.tsx'

export const NEWS_TONES: Readonly<Record<NewsState, Tone>> = {
  draft: 'calm',
  scheduled: 'wait',
  published: 'good',
  withdrawn: 'bad',
}

/** View key message/news/manage: news with drafts, for those who write them. */
export default function ManageNewsPage() {
  const { manage: text } = useText(newsText)
  const { fields, flows } = useText(newsWords)
  const list = useListState('news-items', ['keywords', 'state'])
  const result = useNewsItems(list.input as NewsItemInput)
  const { actionsOf, dialogs, add, edit } = useNewsActions()
  const states = toChoices(newsFlow.states, flows.news.states)

  return (
    <>
      <ListScreen<NewsItem>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useColumns(actionsOf, edit)}
        sorts={newsSorts}
        filters={[textFilter('keywords', text.search), choiceFilter('state', fields.state, states)]}
        actions={<AddButton onAdd={add}>{text.add}</AddButton>}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}

function useColumns(
  actionsOf: (row: NewsItem) => RowAction[],
  edit: (id: number) => void,
): Column<NewsItem>[] {
  const { manage: text, pinned } = useText(newsText)
  const { fields, flows } = useText(newsWords)

  const titleOf = ({ id, title, isPinned }: NewsItem) => (
    <>
      <button type="button" className="link-button" onClick={() => edit(id)}>
        {title}
      </button>{' '}
      {isPinned && <StateTag tone="busy">{pinned}</StateTag>}
    </>
  )

  const whenOf = ({ publishAt, publishedAt }: NewsItem) =>
    publishedAt || !publishAt ? (
      <DateCell value={publishedAt} hasTime />
    ) : (
      say(text.plannedFor, { at: minuteOf(publishAt) })
    )

  return [
    { key: 'title', title: fields.title, width: 320, card: 'title', cell: titleOf },
    { key: 'by', title: text.by, width: 120, card: 'fact', cell: (row) => row.by },
    { key: 'when', sort: 'publishedAt', title: text.when, width: 150, card: 'fact', cell: whenOf },
    stateColumn('state', fields.state, { width: 100, tones: NEWS_TONES, words: flows.news.states }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
