import type { AwardKind } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { NameCell } from '../../../ui/tables/name-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { uiText } from '../../../ui/ui.text.ts'
import { kindText } from './kind.text.ts'
import { isScored } from './limit-tones.rules.ts'

type Handlers = { onEdit: (row: AwardKind) => void; onRemove: (row: AwardKind) => void }

/** Columns of the kinds of awards. */
export function useKindColumns({ onEdit, onRemove }: Handlers): Column<AwardKind>[] {
  const text = useText(kindText)
  const { states } = useText(uiText)
  const { fields, audiences, modes } = useText(awardKindWords)

  return [
    {
      key: 'name',
      title: fields.name,
      width: 200,
      card: 'title',
      cell: (row) => (
        <NameCell row={row} onOpen={row.actions.includes('edit') ? () => onEdit(row) : undefined} />
      ),
    },
    { key: 'level', title: fields.level, width: 110, card: 'fact', cell: (row) => row.levelLabel },
    {
      key: 'audience',
      title: fields.audience,
      width: 110,
      card: 'fact',
      cell: (row) => audiences[row.audience],
    },
    linesColumn('mode', fields.mode, { width: 170 }, (row) => ({
      name: modes[row.mode],
      note: isScored(row.mode) ? say(text.kinds.criteria, { count: row.criteria.length }) : null,
    })),
    figuresColumn('granted', text.kinds.granted, { width: 90, align: 'right' }),
    {
      key: 'status',
      title: fields.state,
      width: 90,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.status === 1 ? 'good' : 'calm'}>{states[row.status]}</StateTag>
      ),
    },
    actionsColumn(text.actions, 120, (row) =>
      allowedActions(row, {
        edit: { label: text.edit, onClick: onEdit },
        delete: { label: text.remove, danger: true, onClick: onRemove },
      }),
    ),
  ]
}
