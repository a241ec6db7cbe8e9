import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { blockText } from './block.text.ts'
import { BLOCK_TONES, isToBeSupervised } from './block-tones.rules.ts'

/** Columns of a list of stays. */
export function useBlockColumns(
  open: (id: number) => void,
  actionsOf: (row: Block) => RowAction[],
): readonly Column<Block>[] {
  const text = useText(blockText)
  const { flows, origins } = useText(blockWords)
  return [
    linesColumn('name', text.trainee, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    linesColumn('department', text.department, { width: 170, card: 'fact' }, (row) => ({
      name: row.department,
      note: row.origin === 'plan' ? row.major : origins[row.origin],
    })),
    {
      key: 'period',
      sort: 'startsOn',
      title: text.period,
      width: 200,
      card: 'fact',
      cell: (row) => (
        <span className="person-words">
          <span className="figures nowrap">
            {row.startsOn} –{' '}
            {row.endsOn.slice(row.startsOn.slice(0, 5) === row.endsOn.slice(0, 5) ? 5 : 0)}
          </span>
          {row.enteredOn && <small>{say(text.arrived, { day: row.enteredOn })}</small>}
        </span>
      ),
    },
    {
      key: 'supervisor',
      title: text.supervisor,
      width: 120,
      card: 'fact',
      cell: (row) =>
        row.supervisor ?? (
          <span className="soft">{isToBeSupervised(row.state) ? text.noSupervisor : '—'}</span>
        ),
    },
    {
      key: 'state',
      title: text.state,
      width: 120,
      card: 'state',
      cell: (row) => (
        <span className="person-words">
          <StateTag tone={BLOCK_TONES[row.state]}>{flows.rotationBlock.states[row.state]}</StateTag>
          {row.presence === 'away' && <small>{text.awayNow}</small>}
        </span>
      ),
    },
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
