import {
  type ResultTarget,
  resultSorts,
} from '@residency/contract/areas/evaluation/results/result.contract'
import { directionsOfSide } from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import type { Side } from '@residency/contract/areas/evaluation/templates/template.contract'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { type ResultListInput, useResults } from './result.queries.ts'
import { resultText } from './result.text.ts'
import { ResultRecord } from './result-record.tsx'
import { ResultSubjectRecord } from './result-subject.tsx'

type Props = { side: Side }

/**
 * View keys evaluate/student/result/index and evaluate/teacher/record/index; `?id=` opens a target,
 * `&subject=` one of those it rated.
 */
export function Results({ side }: Props) {
  const text = useText(resultText)
  const id = useRecordId()
  const subject = Number(useSearchParams()[0].get('subject') ?? 0)
  const title = side === 'student' ? text.studentTitle : text.teacherTitle
  if (id === null) return <ResultList side={side} title={title} />

  return subject > 0 ? (
    <ResultSubjectRecord key={subject} id={subject} />
  ) : (
    <ResultRecord key={id} id={id} list={title} />
  )
}

function ResultList({ side, title }: Props & { title: string }) {
  const text = useText(resultText)
  const { fields, directions } = useText(targetWords)
  const list = useListState(`${side}-results`, ['keywords', 'direction'])
  const result = useResults({ ...list.input, side } as ResultListInput)
  const ways = toChoices(directionsOfSide(side), directions)

  return (
    <ListScreen<ResultTarget>
      title={title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={useColumns()}
      sorts={resultSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('direction', fields.direction, ways),
      ]}
    >
      {text.empty}
    </ListScreen>
  )
}

function useColumns(): Column<ResultTarget>[] {
  const text = useText(resultText)
  const { directions } = useText(targetWords)
  return [
    {
      key: 'name',
      title: text.name,
      width: 240,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    linesColumn('form', text.form, { width: 180, card: 'fact' }, (row) => ({
      name: row.form,
      note: directions[row.direction],
    })),
    {
      key: 'period',
      sort: 'periodFrom',
      title: text.period,
      width: 200,
      cell: (row) => (
        <span className="figures">
          {say(text.span, { from: row.periodFrom, until: row.periodUntil })}
        </span>
      ),
    },
    {
      key: 'subjects',
      title: text.shown,
      width: 90,
      align: 'right',
      card: 'fact',
      cell: (row) => (
        <span className="figures">{say(text.subjects, { subjects: row.subjects })}</span>
      ),
    },
    {
      key: 'n',
      title: text.n,
      width: 90,
      align: 'right',
      card: 'fact',
      cell: (row) => <span className="figures">{say(text.answers, { n: row.n })}</span>,
    },
    {
      key: 'named',
      title: text.who,
      width: 80,
      cell: (row) => (row.isAnonymous ? text.blind : text.named),
    },
  ]
}
