import type { Swap } from '@residency/contract/areas/rotations/swap/swap.contract'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { SWAP_TONES } from './swap.rules.ts'
import { swapText } from './swap.text.ts'
import { SwapMoves } from './swap-moves.tsx'

/** Columns of the list of swaps. */
export function useSwapColumns(
  open: (id: number) => void,
  actionsOf: (row: Swap) => RowAction[],
): Column<Swap>[] {
  const text = useText(swapText)
  const { fields, flows } = useText(swapWords)
  return [
    linesColumn('name', text.name, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    linesColumn('other', text.other, { sort: 'otherName', width: 130, card: 'fact' }, (row) => ({
      name: row.otherName,
      note: row.otherNumber,
    })),
    {
      key: 'what',
      title: text.what,
      width: 290,
      card: 'fact',
      cell: (row) => <SwapMoves moves={row.moves} own={row.name} other={row.otherName} />,
    },
    { key: 'reason', title: fields.reason, width: 180, cell: (row) => row.reason },
    stateColumn('state', fields.state, {
      width: 140,
      tones: SWAP_TONES,
      words: flows.rotationSwap.states,
    }),
    momentColumn('createTime', text.createTime, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 140, actionsOf),
  ]
}
