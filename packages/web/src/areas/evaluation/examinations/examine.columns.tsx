import type { Examination } from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { examineText } from './examine.text.ts'
import { EXAMINE_TONES } from './examine-tones.rules.ts'

/** Columns of practical examinations. */
export function useExamineColumns(
  actionsOf: (row: Examination) => RowAction[],
): Column<Examination>[] {
  const text = useText(examineText)
  const { fields, flows } = useText(examineWords)
  return [
    {
      key: 'topic',
      title: fields.topic,
      width: 200,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.topic}</RecordLink>,
    },
    linesColumn('trainee', text.trainee, { width: 130, card: 'fact' }, (row) => ({
      name: row.trainee,
      note: row.number,
    })),
    linesColumn('examiner', text.examiner, { width: 130 }, (row) => ({
      name: row.examiner,
      note: row.department,
    })),
    linesColumn('when', text.when, { sort: 'examOn', width: 150, card: 'fact' }, (row) => ({
      name: say(text.at, { day: row.examOn, time: row.startsAt }),
      note: row.place,
    })),
    {
      key: 'score',
      title: text.score,
      width: 80,
      align: 'right',
      cell: (row) => (
        <span className="figures">
          {row.score === null ? text.none : say(text.scoreOf, { score: row.score })}
        </span>
      ),
    },
    stateColumn('state', text.state, {
      width: 110,
      tones: EXAMINE_TONES,
      words: flows.evaluationExamination.states,
    }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
