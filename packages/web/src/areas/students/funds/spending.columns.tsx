import type { Spending } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { dayColumn, momentColumn } from '../../../ui/times/time-columns.tsx'
import { fundText } from './fund.text.ts'
import { moneyOf, SPENDING_TONES } from './fund-tones.rules.ts'

/** Columns of the list of spendings. */
export function useSpendingColumns(
  open: (id: number) => void,
  actionsOf: (row: Spending) => RowAction[],
): Column<Spending>[] {
  const text = useText(fundText)
  const { fields, flows } = useText(fundWords)
  return [
    linesColumn('name', text.name, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    linesColumn('title', fields.title, { width: 220, isExtra: true }, (row) => ({
      name: row.title,
      note: row.base,
    })),
    linesColumn('what', fields.what, { width: 220, card: 'fact' }, (row) => ({
      name: row.what,
      note: row.label,
    })),
    {
      key: 'amount',
      title: fields.amount,
      width: 120,
      align: 'right',
      card: 'fact',
      cell: (row) => <span className="figures">{moneyOf(row.amount)}</span>,
    },
    dayColumn('spentOn', fields.spentOn, { width: 120 }),
    stateColumn('state', fields.state, {
      width: 120,
      tones: SPENDING_TONES,
      words: flows.fundSpending.states,
    }),
    { key: 'checker', title: text.checker, width: 110, isExtra: true, cell: (row) => row.checker },
    momentColumn('createTime', text.createTime, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
