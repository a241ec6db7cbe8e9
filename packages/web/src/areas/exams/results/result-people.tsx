import {
  OUTCOMES,
  type ResultPerson,
  resultExport,
  resultPersonSorts,
} from '@residency/contract/areas/exams/marking/result.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { pointsText } from '../../questions/questions.public.ts'
import { type PeopleInput, useResultPeople } from '../marking/marking.queries.ts'
import { OUTCOME_TONES, percentOf } from '../marking/marking.rules.ts'
import { resultText } from './result.text.ts'

/** Candidates of an exam with the attempt that counts. */
export function ResultPeople({ id }: { id: number }) {
  const text = useText(resultText)
  const { outcomes } = useText(markingWords)
  const list = useListState('exam-people', ['person', 'outcome'], undefined, 'personSort')
  const { person, outcome } = list.filters
  const { pageNum, pageSize, sort } = list

  const result = useResultPeople({
    id,
    pageNum,
    pageSize,
    ...(person && { keywords: person }),
    outcome,
    sort,
  } as PeopleInput)

  const choices = toChoices(OUTCOMES, outcomes)

  return (
    <ListScreen<ResultPerson>
      title={text.people}
      isPart
      lead={text.peopleLead}
      list={list}
      result={result}
      columns={useColumns()}
      sorts={resultPersonSorts}
      filters={[textFilter('person', text.name), choiceFilter('outcome', text.outcome, choices)]}
      actions={
        <ExportButton
          title={text.people}
          calls={resultExport}
          filters={{ examId: String(id), ...(outcome && { outcome }) }}
        />
      }
    >
      {text.peopleEmpty}
    </ListScreen>
  )
}

function useColumns(): Column<ResultPerson>[] {
  const text = useText(resultText)
  const { outcomes } = useText(markingWords)

  const scoreOf = ({ score, most }: ResultPerson) =>
    score === null || most === null ? null : (
      <NameLines
        name={say(text.scoreOf, { score: pointsText(score), most: pointsText(most) })}
        note={say(text.percentOf, { percent: percentOf(score, most) })}
      />
    )

  const sections = (row: ResultPerson) =>
    row.sections
      .map(({ title, score, most }) =>
        say(text.sectionOf, { title, score: pointsText(score), most: pointsText(most) }),
      )
      .join(' · ')

  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.department,
    })),
    stateColumn('outcome', text.outcome, { width: 100, tones: OUTCOME_TONES, words: outcomes }),
    {
      key: 'score',
      title: text.score,
      width: 130,
      align: 'right',
      card: 'fact',
      cell: (row) => scoreOf(row) ?? text.none,
    },
    {
      key: 'sections',
      title: text.sections,
      width: 260,
      cell: (row) => sections(row) || text.none,
    },
    {
      key: 'attempt',
      sort: 'number',
      title: text.attempt,
      width: 150,
      card: 'fact',
      cell: (row) =>
        row.number === null
          ? text.none
          : say(text.attemptOf, { number: row.number, attempts: row.attempts }),
    },
    momentColumn('endedAt', text.endedAt, { width: 150 }),
  ]
}
