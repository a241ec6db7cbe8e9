import {
  type GrantedAward,
  grantedAwardSorts,
} from '@residency/contract/areas/awards/applications/award-application.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { type GrantedListInput, useAwardChoices, useGranted } from './application.queries.ts'
import { applicationText } from './application.text.ts'

/** View key award/public/index: who was granted which award, for everybody signed in. */
export default function GrantedPage() {
  const { granted: text, name } = useText(applicationText)
  const { fields, audiences } = useText(awardKindWords)
  const list = useListState('granted-awards', ['keywords', 'kindId', 'year'])
  const result = useGranted(list.input as GrantedListInput)
  const kinds = toTextChoices(useAwardChoices().data)

  const columns: Column<GrantedAward>[] = [
    linesColumn('name', name, { width: 140, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
    })),
    linesColumn('kind', fields.kindId, { width: 200, card: 'fact' }, (row) => ({
      name: row.kind,
      note: row.levelLabel,
    })),
    figuresColumn('year', fields.year, { width: 80, card: 'state' }),
    {
      key: 'base',
      title: fields.baseId,
      width: 160,
      card: 'fact',
      cell: (row) => row.base ?? audiences[row.audience],
    },
    dayColumn('grantedOn', text.grantedOn, { width: 110 }),
  ]

  return (
    <ListScreen<GrantedAward>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={grantedAwardSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('kindId', fields.kindId, kinds),
        choiceFilter('year', fields.year, yearChoices()),
      ]}
    >
      {text.empty}
    </ListScreen>
  )
}
