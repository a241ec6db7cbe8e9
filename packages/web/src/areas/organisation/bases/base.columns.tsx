import { organisationWords } from '@residency/contract/areas/organisation/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { orderColumn } from '../../../ui/columns/order-column.ts'
import { useStatusColumn } from '../../../ui/fields/status-switch.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameCell } from '../../../ui/tables/name-cell.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { organisationText } from '../organisation.text.ts'
import type { BaseRow } from './base.queries.ts'
import { baseText } from './base.text.ts'
import '../organisation.css'

export type BaseAct = 'edit' | 'editOwn' | 'addMajor' | 'majors' | 'toggle' | 'delete'
const nothing = <span className="soft">—</span>

/** Columns of a base list: majors line by line, head, departments. */
export function useBaseColumns(act: (what: BaseAct, row: BaseRow) => void): Column<BaseRow>[] {
  const text = { ...useText(organisationText), ...useText(baseText) }
  const { fields } = useText(organisationWords)
  const status = useStatusColumn<BaseRow>((row) => act('toggle', row), 115)

  const buttons = (row: BaseRow): RowAction[] => {
    const all: RowAction[] = [
      { key: 'edit', label: text.edit, onClick: () => act('edit', row) },
      { key: 'editOwn', label: text.edit, onClick: () => act('editOwn', row) },
      { key: 'addMajor', label: text.addMajor, onClick: () => act('addMajor', row) },
      { key: 'majors', label: text.seeMajors, onClick: () => act('majors', row) },
      { key: 'delete', label: text.remove, danger: true, onClick: () => act('delete', row) },
    ]

    return all.filter(({ key }) => key === 'majors' || row.actions.includes(key))
  }

  const opens = (row: BaseRow): BaseAct | undefined =>
    (['edit', 'editOwn'] as const).find((what) => row.actions.includes(what))

  return [
    {
      key: 'name',
      title: text.baseName,
      width: 200,
      card: 'title',
      cell: (row) => {
        const what = opens(row)
        return <NameCell row={row} onOpen={what ? () => act(what, row) : undefined} />
      },
    },
    {
      key: 'majors',
      title: text.majors,
      width: 220,
      card: 'fact',
      cell: (row) => <Majors row={row} />,
    },
    {
      key: 'department',
      sort: 'deptName',
      title: fields.deptId,
      width: 110,
      card: 'fact',
      cell: (row) => row.deptName ?? nothing,
    },
    {
      key: 'departments',
      title: fields.departmentIds,
      width: 170,
      cell: (row) => row.departments.join(text.comma) || nothing,
    },
    { key: 'head', title: fields.headId, width: 90, cell: (row) => row.head?.name ?? nothing },
    {
      key: 'director',
      title: fields.directorId,
      width: 100,
      isExtra: true,
      cell: (row) => row.director?.name ?? nothing,
    },
    {
      key: 'secretary',
      title: fields.secretaryId,
      width: 100,
      isExtra: true,
      cell: (row) => row.secretary?.name ?? nothing,
    },
    {
      key: 'administrators',
      title: fields.administratorIds,
      width: 110,
      cell: (row) => row.administrators.join(text.comma) || nothing,
    },
    status,
    orderColumn(fields.sort),
    actionsColumn(text.actions, 110, buttons),
  ]
}

function Majors({ row }: { row: BaseRow }) {
  const text = useText(baseText)
  if (row.majors.length === 0) return <span className="soft">{text.noMajors}</span>

  return (
    <ul className="cell-lines major-lines">
      {row.majors.map((major) => (
        <li key={major.id} className={major.status === 0 ? 'is-off' : ''}>
          {major.name} <code>{major.code}</code>
        </li>
      ))}
    </ul>
  )
}
