import type { TraineeChange } from '@residency/contract/areas/students/changes/change.contract'
import { traineeChangeWords } from '@residency/contract/areas/students/changes/text'
import type { TraineeChangeState } from '@residency/contract/areas/students/changes/trainee-change.flow'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { changeText } from './change.text.ts'

/** Old and new of a change in one line. */
export function ChangeLine({ record: { label, before, after } }: { record: TraineeChange }) {
  const text = useText(changeText)
  return (
    <p className="change-line figures">
      <span className="soft">{label}</span> <del>{before ?? text.nothing}</del> →{' '}
      <strong>{after ?? text.nothing}</strong>
    </p>
  )
}

export const TRAINEE_CHANGE_TONES: Readonly<Record<TraineeChangeState, Tone>> = {
  submitted: 'wait',
  passed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
  applied: 'calm',
}

/** Columns of the list of changes; what changes is in the row, old and new. */
export function useTraineeChangeColumns(
  open: (id: number) => void,
  actionsOf: (row: TraineeChange) => RowAction[],
): Column<TraineeChange>[] {
  const text = useText(changeText)
  const { states } = useText(traineeChangeWords).flows.traineeChange
  return [
    linesColumn('name', text.name, { width: 140, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    {
      key: 'what',
      title: text.what,
      width: 320,
      card: 'fact',
      cell: (row) => <ChangeLine record={row} />,
    },
    linesColumn('major', text.major, { width: 180 }, (row) => ({
      name: row.major,
      note: row.base,
    })),
    stateColumn('state', text.state, { width: 110, tones: TRAINEE_CHANGE_TONES, words: states }),
    momentColumn('createTime', text.asked, { width: 150, card: 'fact' }),
    actionsColumn(text.actions, 130, actionsOf),
  ]
}
