import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import type { Train } from '@residency/contract/areas/exams/induction/train.contract'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { inductionText } from './induction.text.ts'
import { TRAIN_TONES } from './induction-tones.rules.ts'

/** When a train is open, to the minute. */
export function useTrainSpan() {
  const { train: text } = useText(inductionText)
  return ({ opensAt, closesAt }: { opensAt: string; closesAt: string }) =>
    say(text.span, { from: minuteOf(opensAt), until: minuteOf(closesAt) })
}

/** Columns of the list of trains. */
export function useTrainColumns(actionsOf: (row: Train) => RowAction[]): Column<Train>[] {
  const { train: text, actions, none } = useText(inductionText)
  const { fields, trainPhases } = useText(inductionWords)
  const spanOf = useTrainSpan()

  return [
    {
      key: 'name',
      title: fields.title,
      width: 240,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    {
      key: 'intake',
      title: fields.intakeId,
      width: 180,
      isExtra: true,
      cell: (row) => row.intake ?? none,
    },
    {
      key: 'time',
      sort: 'opensAt',
      title: text.time,
      width: 280,
      card: 'fact',
      cell: (row) => <span className="figures">{spanOf(row)}</span>,
    },
    {
      key: 'content',
      sort: 'videos',
      title: text.content,
      width: 90,
      cell: (row) => <span className="figures">{say(text.contentOf, { count: row.videos })}</span>,
    },
    {
      key: 'progress',
      title: text.progress,
      width: 120,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {say(text.progressOf, { done: row.learned, people: row.people })}
        </span>
      ),
    },
    stateColumn('phase', fields.phase, { width: 100, tones: TRAIN_TONES, words: trainPhases }),
    actionsColumn(actions, 150, actionsOf),
  ]
}
