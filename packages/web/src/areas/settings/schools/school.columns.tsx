import { knownText } from '@residency/contract/areas/settings/known-text.rules'
import type { SchoolRow } from '@residency/contract/areas/settings/schools/school.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { useStatusColumn } from '../../../ui/fields/status-switch.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { schoolText } from './school.text.ts'

/** Columns of the school list, with the enabled switch. */
export function useSchoolColumns(
  edit: (row: SchoolRow) => void,
  toggle: (row: SchoolRow) => void,
): readonly Column<SchoolRow>[] {
  const text = useText(schoolText)
  const { fields } = useText(settingsWords)
  const language = useLanguage()
  const none = <span className="soft">{text.none}</span>
  const editOf = (row: SchoolRow) => (row.actions.includes('edit') ? () => edit(row) : undefined)

  const fact = (key: 'level' | 'city' | 'department' | 'remarks', width: number) => ({
    key,
    title: fields[key],
    width,
    cell: (row: SchoolRow) => row[key] ?? none,
  })

  return [
    linesColumn('name', text.name, { width: 260, card: 'title' }, (row) => ({
      name: row.name,
      note: row.code,
      onOpen: editOf(row),
    })),
    {
      ...fact('level', 110),
      card: 'fact',
      cell: (row) => (row.level === null ? none : knownText(language, row.level)),
    },
    { ...fact('city', 140), card: 'fact' },
    fact('department', 180),
    fact('remarks', 160),
    useStatusColumn(toggle, 130),
    actionsColumn(text.actions, 90, (row) =>
      allowedActions(row, { edit: { label: text.edit, onClick: () => edit(row) } }),
    ),
  ]
}
