import {
  type MatchResult,
  matchResultSorts,
} from '@residency/contract/areas/mentors/choice/match.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { type ResultListInput, useResults } from '../choice/choice.queries.ts'
import { matchText } from './match.text.ts'

/** The result of a run for each trainee, with its explanation. */
export function MatchResults({ runId }: { runId: number }) {
  const text = useText(matchText)
  const { fields } = useText(mentorChoiceWords)
  const list = useListState('mentor-results', ['keywords', 'placed'])
  const result = useResults({ ...list.input, runId } as ResultListInput)

  const columns: Column<MatchResult>[] = [
    { key: 'name', title: text.name, width: 110, card: 'title', cell: (row) => row.name },
    figuresColumn('number', text.number, { width: 120, card: 'fact' }),
    { key: 'major', title: text.major, width: 150, cell: (row) => row.major },
    {
      key: 'mentor',
      title: text.mentor,
      width: 110,
      card: 'fact',
      cell: (row) => row.mentor ?? text.dash,
    },
    {
      key: 'choice',
      sort: 'choiceRank',
      title: text.choice,
      width: 100,
      cell: (row) => (row.choiceRank === null ? text.dash : say(text.nth, { n: row.choiceRank })),
    },
    { key: 'why', title: text.why, width: 360, card: 'fact', cell: (row) => row.explanation },
  ]

  return (
    <ListScreen<MatchResult>
      title={text.results}
      isPart
      lead={result.data && say(text.resultsLead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={matchResultSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('placed', fields.placed, toChoices(['1', '0'], text.placed)),
      ]}
    >
      {text.resultsNone}
    </ListScreen>
  )
}
