import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import type { TrainingBase } from '@residency/contract/areas/teachers/training/training-base.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { BASE_TONES } from '../training/training.rules.ts'
import { trainingText } from '../training/training.text.ts'

/** Columns of applications of bases. */
export function useBaseColumns(
  open: (id: number) => void,
  actionsOf: (row: TrainingBase) => RowAction[],
): Column<TrainingBase>[] {
  const { bases: text, ...shared } = useText(trainingText)
  const { fields, flows } = useText(trainingWords)
  return [
    linesColumn('name', text.name, { width: 200, card: 'title' }, (row) => ({
      name: row.name,
      onOpen: () => open(row.id),
    })),
    figuresColumn('year', shared.year, { width: 80, card: 'fact' }),
    figuresColumn('places', fields.places, { width: 110, card: 'fact' }),
    stateColumn('state', shared.state, {
      width: 120,
      tones: BASE_TONES,
      words: flows.trainingBase.states,
    }),
    { key: 'appliedBy', title: text.by, width: 110, cell: (row) => row.appliedBy },
    momentColumn('submitTime', text.submitted, { width: 150 }),
    actionsColumn(shared.actions, 150, actionsOf),
  ]
}
