import { organisationWords } from '@residency/contract/areas/organisation/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { orderColumn } from '../../../ui/columns/order-column.ts'
import { useStatusColumn } from '../../../ui/fields/status-switch.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { NameCell } from '../../../ui/tables/name-cell.tsx'
import type { MajorRow } from '../bases/base.queries.ts'
import { baseText } from '../bases/base.text.ts'
import { organisationText } from '../organisation.text.ts'

export type MajorAct = 'edit' | 'toggle' | 'delete'

/** Columns of the major list: its base, and the national or own majors it is mapped to. */
export function useMajorColumns(act: (what: MajorAct, row: MajorRow) => void): Column<MajorRow>[] {
  const text = { ...useText(organisationText), ...useText(baseText) }
  const { fields, professions, baseModes } = useText(organisationWords)
  const status = useStatusColumn<MajorRow>((row) => act('toggle', row))

  const buttons = (row: MajorRow) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => act('edit', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })

  const counterpart = (row: MajorRow) =>
    row.mode === 'own'
      ? row.national && `${row.national.code} ${row.national.name}`
      : row.own.join(text.comma)

  return [
    {
      key: 'name',
      title: text.majorName,
      width: 250,
      card: 'title',
      cell: (row) => (
        <NameCell
          row={row}
          onOpen={row.actions.includes('edit') ? () => act('edit', row) : undefined}
        />
      ),
    },
    {
      key: 'base',
      sort: 'baseName',
      title: fields.baseId,
      width: 170,
      card: 'fact',
      cell: (row) => row.baseName,
    },
    { key: 'mode', title: fields.mode, width: 120, cell: (row) => baseModes[row.mode] },
    {
      key: 'kind',
      title: text.profession,
      width: 100,
      card: 'fact',
      cell: (row) => professions[row.kind],
    },
    {
      key: 'mapped',
      title: fields.mapped,
      width: 210,
      cell: (row) => counterpart(row) || <span className="soft">—</span>,
    },
    status,
    orderColumn(fields.sort),
    actionsColumn(text.actions, 110, buttons),
  ]
}
