import type { Situation } from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { situationText } from './situation.text.ts'
import { SITUATION_TONES } from './situation-tones.rules.ts'
import { useSituationLabels } from './use-situation-labels.ts'

/** Columns of the list of special situations. */
export function useSituationColumns(
  open: (id: number) => void,
  actionsOf: (row: Situation) => RowAction[],
): Column<Situation>[] {
  const text = useText(situationText)
  const { fields, flows } = useText(situationWords)
  const { kindOf, daysOf, particularsOf } = useSituationLabels()

  return [
    linesColumn('name', text.name, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    linesColumn('kind', fields.kind, { width: 200, card: 'fact' }, (row) => ({
      name: kindOf(row),
      note: particularsOf(row) ?? '',
    })),
    {
      key: 'days',
      sort: 'startsOn',
      title: text.days,
      width: 210,
      card: 'fact',
      cell: (row) => <span className="figures">{daysOf(row)}</span>,
    },
    linesColumn('major', text.bases, { width: 190, isExtra: true }, (row) => ({
      name: row.major,
      note: row.base,
    })),
    { key: 'reason', title: fields.reason, width: 200, cell: (row) => row.reason },
    stateColumn('state', fields.state, {
      width: 130,
      tones: SITUATION_TONES,
      words: flows.situation.states,
    }),
    momentColumn('createTime', text.createTime, { width: 140, isExtra: true }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
