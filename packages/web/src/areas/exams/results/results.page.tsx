import {
  type ResultExam,
  resultExamSorts,
} from '@residency/contract/areas/exams/marking/result.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { type ResultInput, useResultExams } from '../marking/marking.queries.ts'
import { RESULT_TONES } from '../marking/marking.rules.ts'
import { resultText } from './result.text.ts'
import { ResultRecord } from './result-record.tsx'

/** View key course/result/index: exams with what came out; `?id=` opens one. */
export default function ResultsPage() {
  const id = useRecordId()
  return id === null ? <ResultList /> : <ResultRecord key={id} id={id} />
}

function ResultList() {
  const text = useText(resultText)
  const { releasedOrNot } = useText(markingWords)
  const list = useListState('exam-results', ['keywords', 'isReleased'])
  const result = useResultExams(list.input as ResultInput)
  const choices = toChoices(['no', 'yes'], releasedOrNot)

  return (
    <ListScreen<ResultExam>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={useColumns()}
      sorts={resultExamSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('isReleased', text.release, choices),
      ]}
    >
      {text.empty}
    </ListScreen>
  )
}

function useColumns(): Column<ResultExam>[] {
  const text = useText(resultText)
  const { resultStatuses } = useText(markingWords)

  const count = (
    key: 'sat' | 'passed',
    words: (row: ResultExam) => string,
  ): Column<ResultExam> => ({
    key,
    title: text[key],
    width: 120,
    align: 'right',
    card: 'fact',
    cell: (row) => <span className="figures">{words(row)}</span>,
  })

  return [
    {
      key: 'name',
      title: text.exam,
      width: 260,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    {
      key: 'base',
      title: text.base,
      width: 160,
      isExtra: true,
      cell: (row) => row.base ?? text.whole,
    },
    momentColumn('opensAt', text.opensAt, { width: 150 }),
    count('sat', ({ sat, candidates }) => say(text.satOf, { sat, candidates })),
    count('passed', ({ passed, scored }) => say(text.passedOf, { passed, scored })),
    figuresColumn('waiting', text.waiting, { width: 110, align: 'right' }),
    stateColumn('status', text.state, { width: 120, tones: RESULT_TONES, words: resultStatuses }),
  ]
}
