import type { SchoolRow } from '@residency/contract/areas/settings/school.contract'
import { Switch } from 'antd'
import { useText } from '../../../platform/i18n.ts'
import type { Column } from '../../../ui/column.ts'
import { RowActions } from '../../../ui/row-actions.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { useSettingsWords } from '../use-settings-words.ts'
import { schoolText } from './school.text.ts'

/** Columns of the school list, with the enabled switch. */
export function useSchoolColumns(act: (what: 'edit' | 'toggle', row: SchoolRow) => void): readonly Column<SchoolRow>[] {
  const text = useText(schoolText)
  const { fields } = useSettingsWords()
  const orDash = (value: string | null) => value ?? <span className="soft">—</span>
  const mayEdit = (row: SchoolRow) => row.actions.includes('edit')
  return [
    {
      key: 'name',
      title: text.name,
      width: 260,
      card: 'title',
      cell: (row) => (
        <span className="person-words">
          {mayEdit(row) ? (
            <button type="button" className="link-button" onClick={() => act('edit', row)}>
              {row.name}
            </button>
          ) : (
            <span>{row.name}</span>
          )}
          <small className="figures">{row.code}</small>
        </span>
      ),
    },
    { key: 'level', title: fields.level, width: 110, card: 'fact', cell: (row) => orDash(row.level) },
    { key: 'city', title: fields.city, width: 140, card: 'fact', cell: (row) => orDash(row.city) },
    { key: 'department', title: fields.department, width: 180, cell: (row) => orDash(row.department) },
    { key: 'remarks', title: fields.remarks, width: 160, cell: (row) => orDash(row.remarks) },
    {
      key: 'status',
      title: text.status,
      width: 130,
      card: 'state',
      cell: (row) => (
        <span className="nowrap">
          {mayEdit(row) && (
            <Switch
              size="small"
              checked={row.status === 1}
              aria-label={`${text.status}: ${row.name}`}
              onChange={() => act('toggle', row)}
            />
          )}{' '}
          <StateTag tone={row.status === 1 ? 'good' : 'calm'}>{text.states[row.status]}</StateTag>
        </span>
      ),
    },
    {
      key: 'actions',
      title: text.actions,
      width: 90,
      card: 'action',
      cell: (row) => <RowActions actions={mayEdit(row) ? [{ key: 'edit', label: text.edit, onClick: () => act('edit', row) }] : []} />,
    },
  ]
}
