import type { ShiftSwap } from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { swapText } from './swap.text.ts'
import { SWAP_TONES } from './swap-tones.rules.ts'
import { useShiftLine } from './swapped-shift.tsx'

/** Columns of the list of swaps of shifts. */
export function useSwapColumns(
  open: (id: number) => void,
  actionsOf: (row: ShiftSwap) => RowAction[],
): Column<ShiftSwap>[] {
  const text = useText(swapText)
  const { fields, flows } = useText(shiftSwapWords)
  const line = useShiftLine()

  return [
    linesColumn('name', text.name, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    linesColumn('taker', text.taker, { sort: 'takerName', width: 130, card: 'fact' }, (row) => ({
      name: row.takerName,
      note: row.takerNumber,
    })),
    {
      key: 'given',
      title: text.given,
      width: 230,
      card: 'fact',
      cell: (row) => <span className="figures">{line(row.shift)}</span>,
    },
    {
      key: 'returned',
      title: text.returned,
      width: 230,
      card: 'fact',
      cell: (row) => <span className="figures">{line(row.returned)}</span>,
    },
    stateColumn('state', fields.state, {
      width: 130,
      tones: SWAP_TONES,
      words: flows.shiftSwap.states,
    }),
    momentColumn('createTime', text.createTime, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
