import type { Grant } from '@residency/contract/areas/competence/levels/level.contract'
import { levelWords } from '@residency/contract/areas/competence/levels/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { dayColumn, momentColumn } from '../../../ui/times/time-columns.tsx'
import { GRANT_TONES, isSuperseded } from './grant-tones.rules.ts'
import { levelText } from './level.text.ts'
import { LevelScale } from './level-scale.tsx'

/** Columns of levels that were proposed, granted or ended. */
export function useGrantColumns(
  open: (id: number) => void,
  actionsOf: (row: Grant) => RowAction[],
): Column<Grant>[] {
  const text = useText(levelText)
  const { fields, flows } = useText(levelWords)

  return [
    linesColumn('name', text.trainee, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    linesColumn('item', text.item, { width: 200, card: 'fact' }, (row) => ({
      name: row.item,
      note: row.department,
    })),
    {
      key: 'level',
      title: fields.level,
      width: 130,
      card: 'fact',
      cell: (row) => <LevelScale level={row.level} isShort />,
    },
    dayColumn('validUntil', fields.validUntil, { width: 120, card: 'fact' }),
    { key: 'proposer', title: text.proposer, width: 110, cell: (row) => row.proposer },
    { key: 'granter', title: text.granter, width: 110, isExtra: true, cell: (row) => row.granter },
    {
      key: 'state',
      title: fields.state,
      width: 130,
      card: 'state',
      cell: (row) => (
        <>
          <StateTag tone={GRANT_TONES[row.state]}>
            {flows.competenceGrant.states[row.state]}
          </StateTag>
          {isSuperseded(row) && <div className="soft">{text.superseded}</div>}
        </>
      ),
    },
    momentColumn('createTime', text.createTime, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
