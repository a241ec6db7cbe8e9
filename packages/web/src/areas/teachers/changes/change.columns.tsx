import type { Change } from '@residency/contract/areas/teachers/changes/change.contract'
import type { TeacherChangeState } from '@residency/contract/areas/teachers/changes/teacher-change.flow'
import { changeWords } from '@residency/contract/areas/teachers/changes/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { changeText } from './change.text.ts'

export const CHANGE_TONES: Readonly<Record<TeacherChangeState, Tone>> = {
  submitted: 'wait',
  passed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}

/** Columns of the list of changes; what changes is in the row, old and new. */
export function useChangeColumns(
  open: (id: number) => void,
  actionsOf: (row: Change) => RowAction[],
): Column<Change>[] {
  const text = useText(changeText)
  const { states } = useText(changeWords).flows.teacherChange
  return [
    linesColumn('name', text.name, { width: 110, card: 'title' }, (row) => ({
      name: row.name,
      onOpen: () => open(row.id),
    })),
    {
      key: 'department',
      title: text.department,
      width: 130,
      card: 'fact',
      cell: (row) => row.department,
    },
    {
      key: 'facts',
      title: text.what,
      width: 360,
      card: 'fact',
      cell: (row) => (
        <ul className="asked-list">
          {row.facts.map(({ key, label, before, after }) => (
            <li key={key} className="figures">
              <span className="soft">{label}</span>{' '}
              <span className="nowrap">{before ?? text.nothing}</span> →{' '}
              <span className="nowrap">{after ?? text.nothing}</span>
            </li>
          ))}
        </ul>
      ),
    },
    stateColumn('state', text.state, { width: 100, tones: CHANGE_TONES, words: states }),
    momentColumn('createTime', text.asked, { width: 150 }),
    actionsColumn(text.actions, 130, actionsOf),
  ]
}
