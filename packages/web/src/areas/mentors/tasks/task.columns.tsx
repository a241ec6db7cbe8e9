import type { Task } from '@residency/contract/areas/mentors/records/task.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { taskText } from './task.text.ts'

/** Columns of the list of tasks. */
export function useTaskColumns(
  onEdit: (task: Task) => void,
  onRemove: (task: Task) => void,
): Column<Task>[] {
  const text = useText(taskText)
  const { fields, terms } = useText(recordWords)

  const actionsOf = (row: Task) => [
    { key: 'edit', label: text.edit, onClick: () => onEdit(row) },
    { key: 'remove', label: text.remove, danger: true, onClick: () => onRemove(row) },
  ]

  return [
    linesColumn('name', fields.name, { width: 240, card: 'title' }, (row) => ({
      name: row.name,
      note: row.content,
      onOpen: () => onEdit(row),
    })),
    { key: 'base', title: fields.baseId, width: 160, card: 'fact', cell: (row) => row.base },
    {
      key: 'term',
      sort: 'year',
      title: fields.term,
      width: 150,
      card: 'fact',
      cell: (row) => say(text.yearTerm, { year: row.year, term: terms[row.term] }),
    },
    {
      key: 'meetings',
      title: fields.meetings,
      width: 140,
      card: 'fact',
      cell: (row) => say(text.perTrainee, { count: row.meetings }),
    },
    {
      key: 'span',
      sort: 'startsOn',
      title: text.days,
      width: 200,
      card: 'fact',
      cell: (row) => (
        <span className="figures">{say(text.span, { from: row.startsOn, until: row.endsOn })}</span>
      ),
    },
    actionsColumn(text.actions, 120, actionsOf),
  ]
}
