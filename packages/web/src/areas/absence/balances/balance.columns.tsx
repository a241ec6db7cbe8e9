import type {
  Balance,
  BalanceRow,
} from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { balanceText } from './balance.text.ts'

const Figure = ({ value }: { value: number | null }) => (
  <span className="figures">{value ?? '—'}</span>
)

/** Figures of a balance: what one has, used and has left. */
export function useFigureColumns<R extends Balance>(): Column<R>[] {
  const text = useText(balanceText)
  const { fields } = useText(balanceWords)

  const figure = (
    key: 'entitled' | 'adjusted' | 'granted' | 'usedBefore' | 'used',
    isCard = false,
  ): Column<R> => ({
    key,
    title: fields[key],
    width: 90,
    align: 'right',
    cell: (row) => <Figure value={row[key]} />,
    ...(isCard ? { card: 'fact' as const } : {}),
  })

  const leftOf = (row: R) => {
    if (row.isUnrecorded) return <StateTag tone="wait">{text.unrecorded}</StateTag>
    return row.left === null ? (
      <span className="soft">{text.noLimit}</span>
    ) : (
      <strong className="figures">{row.left}</strong>
    )
  }

  return [
    figure('entitled'),
    figure('adjusted'),
    figure('granted', true),
    figure('usedBefore'),
    figure('used', true),
    { key: 'left', title: fields.left, width: 110, align: 'right', card: 'state', cell: leftOf },
  ]
}

/** Columns of the list of balances. */
export function useBalanceColumns(adjust: (row: BalanceRow) => void): Column<BalanceRow>[] {
  const text = useText(balanceText)
  const { fields } = useText(balanceWords)
  const figures = useFigureColumns<BalanceRow>()
  const acts = (row: BalanceRow) =>
    row.actions.map((key) => ({ key, label: text.adjust, onClick: () => adjust(row) }))

  return [
    {
      key: 'name',
      title: text.name,
      width: 120,
      card: 'title',
      cell: (row) => <RecordLink id={row.traineeId}>{row.name}</RecordLink>,
    },
    figuresColumn('number', text.number, { width: 130 }),
    { key: 'base', title: text.base, width: 150, cell: (row) => row.base },
    {
      key: 'type',
      sort: 'leaveType',
      title: fields.leaveTypeId,
      width: 110,
      card: 'fact',
      cell: (row) => row.leaveType,
    },
    ...figures,
    actionsColumn(text.actions, 90, acts),
  ]
}
