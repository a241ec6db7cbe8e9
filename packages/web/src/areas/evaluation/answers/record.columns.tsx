import type { EvaluationRecord } from '@residency/contract/areas/evaluation/answers/answer.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { answerText } from './answer.text.ts'

/** Columns of named evaluations. */
export function useRecordColumns(): Column<EvaluationRecord>[] {
  const text = useText(answerText)
  return [
    {
      key: 'subject',
      title: text.subject,
      width: 160,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.subject}</RecordLink>,
    },
    { key: 'form', title: text.form, width: 180, card: 'fact', cell: (row) => row.form },
    {
      key: 'target',
      title: text.target,
      width: 180,
      isExtra: true,
      cell: (row) => row.target ?? text.ownInitiative,
    },
    {
      key: 'department',
      title: text.department,
      width: 120,
      isExtra: true,
      cell: (row) => row.department,
    },
    { key: 'rater', title: text.rater, width: 110, cell: (row) => row.rater },
    {
      key: 'score',
      title: text.score,
      width: 80,
      align: 'right',
      card: 'state',
      cell: (row) => (
        <span className="figures">
          {row.score === null ? text.noScore : say(text.scoreOf, { score: row.score })}
        </span>
      ),
    },
    {
      key: 'day',
      title: text.day,
      width: 110,
      card: 'fact',
      cell: (row) => <span className="figures">{row.assessedOn}</span>,
    },
  ]
}
