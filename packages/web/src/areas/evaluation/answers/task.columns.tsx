import type { OwnTask } from '@residency/contract/areas/evaluation/answers/answer.contract'
import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RowActions } from '../../../ui/tables/row-actions.tsx'
import { isOpenTask, TASK_TONES } from './answer.rules.ts'
import { answerText } from './answer.text.ts'

/** Columns of the own tasks. */
export function useTaskColumns(onOpen: (id: number) => void): Column<OwnTask>[] {
  const text = useText(answerText)
  const { taskStates } = useText(answerWords)
  const { templateKinds } = useText(templateWords)

  return [
    linesColumn('subject', text.subject, { width: 180, card: 'title' }, (row) => ({
      name: row.subject,
      note: [templateKinds[row.kind], row.note].filter(Boolean).join(' · '),
      onOpen: () => onOpen(row.id),
    })),
    { key: 'target', title: text.target, width: 200, card: 'fact', cell: (row) => row.target },
    linesColumn('due', text.due, { width: 150, card: 'fact' }, (row) => ({
      name: row.dueOn,
      note: say(text.closes, { day: row.closesOn }),
    })),
    stateColumn('state', text.state, { width: 90, tones: TASK_TONES, words: taskStates }),
    {
      key: 'open',
      title: text.open,
      width: 90,
      card: 'action',
      cell: (row) => (
        <RowActions
          actions={
            isOpenTask(row.state)
              ? [{ key: 'open', label: text.open, onClick: () => onOpen(row.id) }]
              : []
          }
        />
      ),
    },
  ]
}
