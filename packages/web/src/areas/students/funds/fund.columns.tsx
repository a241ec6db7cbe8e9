import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { fundText } from './fund.text.ts'
import { FUND_TONES, moneyOf } from './fund-tones.rules.ts'

/** Columns of the list of research funds. */
export function useFundColumns(
  open: (id: number) => void,
  actionsOf: (row: Fund) => RowAction[],
): Column<Fund>[] {
  const text = useText(fundText)
  const { fields, flows } = useText(fundWords)
  const money = (amount: string | null) => (
    <span className="figures">{amount === null ? '—' : moneyOf(amount)}</span>
  )

  return [
    linesColumn('title', fields.title, { width: 240, card: 'title' }, (row) => ({
      name: row.title,
      note: `${row.name} ${row.number}`,
      onOpen: () => open(row.id),
    })),
    linesColumn('major', text.base, { width: 190, isExtra: true }, (row) => ({
      name: row.major,
      note: row.base,
    })),
    {
      key: 'days',
      sort: 'startsOn',
      title: text.days,
      width: 200,
      isExtra: true,
      cell: (row) => (
        <span className="figures">
          {say(text.until, { from: row.startsOn, until: row.endsOn })}
        </span>
      ),
    },
    {
      key: 'asked',
      title: fields.asked,
      width: 120,
      align: 'right',
      card: 'fact',
      cell: (row) => money(row.asked),
    },
    {
      key: 'budget',
      title: fields.budget,
      width: 120,
      align: 'right',
      card: 'fact',
      cell: (row) => money(row.budget),
    },
    {
      key: 'remaining',
      title: fields.remaining,
      width: 120,
      align: 'right',
      card: 'fact',
      cell: (row) => money(row.remaining),
    },
    stateColumn('state', fields.state, { width: 130, tones: FUND_TONES, words: flows.fund.states }),
    momentColumn('createTime', text.createTime, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
