import { organisationWords } from '@residency/contract/areas/organisation/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { orderColumn } from '../../../ui/columns/order-column.ts'
import { useStatusColumn } from '../../../ui/fields/status-switch.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { NameCell, NameLines } from '../../../ui/tables/name-cell.tsx'
import { organisationText } from '../organisation.text.ts'
import { CapacityCell, LeastCell, RatioCell } from './capacity-cell.tsx'
import type { FirstLevelRow, SecondLevelRow } from './department.queries.ts'
import { shareOf } from './department.rules.ts'
import { levelText } from './level.text.ts'

export type LevelAct = 'edit' | 'toggle' | 'delete'
export type DepartmentLevelRow = Omit<FirstLevelRow, 'belowCount' | 'capacity' | 'bases'>
type Act = (what: LevelAct, row: DepartmentLevelRow) => void
const nothing = <span className="soft">—</span>

/** Shared columns of both department levels. */
function useSharedColumns(act: Act) {
  const text = { ...useText(organisationText), ...useText(levelText) }
  const { fields, departmentKinds } = useText(organisationWords)

  const buttons = (row: DepartmentLevelRow) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => act('edit', row) },
      delete: { label: text.remove, danger: true, onClick: () => act('delete', row) },
    })

  const name: Column<DepartmentLevelRow> = {
    key: 'name',
    title: text.name,
    width: 220,
    card: 'title',
    cell: (row) => (
      <NameCell
        row={row}
        onOpen={row.actions.includes('edit') ? () => act('edit', row) : undefined}
      />
    ),
  }

  const unit: Column<DepartmentLevelRow> = {
    key: 'unitName',
    title: fields.unitId,
    width: 190,
    cell: (row) => row.unitName,
  }

  const kind: Column<DepartmentLevelRow> = {
    key: 'kind',
    title: fields.kind,
    width: 80,
    cell: (row) => departmentKinds[row.kind],
  }

  const head: Column<DepartmentLevelRow> = {
    key: 'head',
    title: fields.headId,
    width: 100,
    card: 'fact',
    cell: (row) => row.head?.name ?? nothing,
  }

  const secretary: Column<DepartmentLevelRow> = {
    key: 'secretary',
    title: fields.secretaryId,
    width: 100,
    cell: (row) => row.secretary?.name ?? nothing,
  }

  const status = useStatusColumn<DepartmentLevelRow>((row) => act('toggle', row))

  const sort: Column<DepartmentLevelRow> = orderColumn(fields.sort)

  const actions: Column<DepartmentLevelRow> = actionsColumn(text.actions, 110, buttons)

  return { text, fields, name, unit, kind, head, secretary, status, sort, actions }
}

/** First-level departments: their head and their children. */
export function useFirstLevelColumns(act: Act): Column<FirstLevelRow>[] {
  const { text, name, unit, kind, head, secretary, status, sort, actions } = useSharedColumns(act)
  return [
    name,
    unit,
    kind,
    head,
    secretary,
    {
      key: 'below',
      sort: 'belowCount',
      title: text.below,
      width: 110,
      align: 'right',
      card: 'fact',
      cell: (row) => row.belowCount,
    },
    {
      key: 'capacity',
      title: text.capacityBelow,
      width: 110,
      align: 'right',
      card: 'fact',
      cell: (row) => row.capacity,
    },
    {
      key: 'bases',
      title: text.bases,
      width: 200,
      isExtra: true,
      cell: (row) => row.bases.join(' · ') || nothing,
    },
    status,
    sort,
    actions,
  ]
}

/** Second-level departments: their capacity, edited in place. */
export function useSecondLevelColumns(
  act: Act,
  rows: readonly SecondLevelRow[],
): Column<SecondLevelRow>[] {
  const { text, fields, name, kind, head, secretary, status, sort, actions } = useSharedColumns(act)
  const all = rows.map((row) => row.capacity)
  return [
    name,
    {
      key: 'parent',
      sort: 'parentName',
      title: text.parent,
      width: 190,
      card: 'fact',
      // Departments of different units share names.
      cell: (row) => <NameLines name={row.parentName ?? text.none} note={row.unitName} />,
    },
    { ...kind, isExtra: true },
    {
      key: 'capacity',
      title: fields.capacity,
      width: 270,
      card: 'fact',
      cell: (row) => <CapacityCell row={row} share={shareOf(row.capacity, all)} />,
    },
    {
      key: 'leastTrainees',
      title: fields.leastTrainees,
      width: 130,
      card: 'fact',
      cell: (row) => <LeastCell row={row} />,
    },
    {
      key: 'ratio',
      title: fields.ratio,
      width: 110,
      card: 'fact',
      cell: (row) => <RatioCell row={row} />,
    },
    { ...head, card: undefined },
    { ...secretary, isExtra: true },
    status,
    sort,
    actions,
  ]
}
