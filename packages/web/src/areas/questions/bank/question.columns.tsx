import type { Question } from '@residency/contract/areas/questions/bank/question.contract'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { bankText } from './bank.text.ts'
import { QUESTION_TONES } from './bank-tones.rules.ts'

/** Columns of the question bank. */
export function useQuestionColumns(actionsOf: (row: Question) => RowAction[]): Column<Question>[] {
  const text = useText(bankText)
  const { fields, questionKinds, flows } = useText(bankWords)
  return [
    {
      key: 'name',
      title: text.question,
      width: 320,
      card: 'title',
      cell: (row) => (
        <span className="question-name">
          <RecordLink id={row.id}>{row.name}</RecordLink>
        </span>
      ),
    },
    {
      key: 'kind',
      title: text.kind,
      width: 100,
      card: 'fact',
      cell: (row) => questionKinds[row.kind],
    },
    {
      key: 'difficulty',
      title: fields.difficulty,
      width: 80,
      cell: (row) => <Level of={row.difficulty} />,
    },
    linesColumn('category', text.category, { width: 150, card: 'fact' }, (row) => ({
      name: row.category,
      note: row.base,
    })),
    {
      key: 'points',
      title: text.points,
      width: 150,
      isExtra: true,
      cell: (row) => row.knowledgePoints.join(text.comma) || text.none,
    },
    { key: 'by', title: text.by, width: 100, isExtra: true, cell: (row) => row.by },
    {
      key: 'updated',
      sort: 'updatedAt',
      title: text.updated,
      width: 120,
      isExtra: true,
      cell: (row) => <DateCell value={row.updatedAt} hasTime />,
    },
    stateColumn('state', fields.state, {
      width: 100,
      tones: QUESTION_TONES,
      words: flows.question.states,
    }),
    actionsColumn(text.actions, 140, actionsOf),
  ]
}

/** Difficulty as a figure with its word. */
export function Level({ of }: { of: number }) {
  const { difficulties } = useText(bankWords)
  return (
    <span className="figures nowrap">
      {of} <small className="soft">{difficulties[String(of) as '1']}</small>
    </span>
  )
}
