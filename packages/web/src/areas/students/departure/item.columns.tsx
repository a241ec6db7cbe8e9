import type { DepartureItem } from '@residency/contract/areas/students/departure/departure-item.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { StatusSwitch } from '../../../ui/fields/status-switch.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { uiText } from '../../../ui/ui.text.ts'
import { departureText } from './departure.text.ts'

/** Columns of the items of checklists. */
export function useItemColumns(edit: (row: DepartureItem) => void): Column<DepartureItem>[] {
  const text = useText(departureText)
  const { status } = useText(uiText)
  const { fields, itemOwners, rateds } = useText(departureWords)

  return [
    linesColumn('itemName', fields.itemName, { width: 220, card: 'title' }, (row) => ({
      name: row.itemName,
      note: row.itemNameEn ?? '',
      onOpen: () => edit(row),
    })),
    {
      key: 'owner',
      title: fields.owner,
      width: 140,
      card: 'fact',
      cell: (row) => row.department ?? itemOwners[row.owner],
    },
    {
      key: 'rates',
      title: fields.rates,
      width: 120,
      card: 'fact',
      cell: (row) => (row.rates ? rateds[row.rates] : '—'),
    },
    figuresColumn('sort', fields.sort, { width: 80, align: 'right' }),
    {
      key: 'status',
      title: status,
      width: 100,
      card: 'state',
      cell: (row) => <StatusSwitch name={row.itemName} status={row.status} />,
    },
    actionsColumn(text.actions, 100, (row) => [
      { key: 'edit', label: text.items.edit, onClick: () => edit(row) },
    ]),
  ]
}
