import { settingsWords } from '@residency/contract/areas/settings/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import type { DictItem } from './dictionary.queries.ts'
import { dictionaryText } from './dictionary.text.ts'
import { DictionaryLabel } from './dictionary-label.tsx'

/** Columns of the items. */
export function useItemColumns(
  onEdit: (row: DictItem) => void,
  onRemove: (row: DictItem) => void,
): readonly Column<DictItem>[] {
  const text = useText(dictionaryText)
  const { fields } = useText(settingsWords)

  const buttons = (row: DictItem) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => onEdit(row) },
      delete: { label: text.remove, danger: true, onClick: () => onRemove(row) },
    })

  return [
    {
      key: 'name',
      title: fields.name,
      width: 240,
      card: 'title',
      cell: (row) => (
        <DictionaryLabel
          item={row}
          {...(row.actions.includes('edit') ? { onOpen: () => onEdit(row) } : {})}
        />
      ),
    },
    {
      key: 'value',
      title: fields.value,
      width: 160,
      card: 'fact',
      cell: (row) => <code>{row.value}</code>,
    },
    {
      key: 'status',
      title: fields.status,
      width: 100,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.status === 1 ? 'good' : 'calm'}>{text.states[row.status]}</StateTag>
      ),
    },
    {
      key: 'isBuiltIn',
      title: fields.isBuiltIn,
      width: 100,
      cell: (row) => (row.isBuiltIn ? text.builtIn : <span className="soft">—</span>),
    },
    {
      key: 'sort',
      title: fields.sort,
      width: 90,
      align: 'right',
      card: 'fact',
      cell: (row) => row.sort,
    },
    actionsColumn(text.actions, 120, buttons),
  ]
}
