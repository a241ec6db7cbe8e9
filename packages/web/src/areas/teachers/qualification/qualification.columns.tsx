import type { QualificationRow } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { qualificationText } from './qualification.text.ts'
import { TONES } from './qualification-state.rules.ts'

/** Columns of the list of applications. */
export function useQualificationColumns(
  open: (id: number) => void,
  actionsOf: (row: QualificationRow) => RowAction[],
): Column<QualificationRow>[] {
  const text = useText(qualificationText)
  const { fields, levels, flows } = useText(qualificationWords)
  return [
    linesColumn('name', text.name, { width: 120, card: 'title' }, (row) => ({
      name: row.name,
      onOpen: () => open(row.id),
    })),
    {
      key: 'level',
      title: fields.level,
      width: 120,
      card: 'fact',
      cell: (row) => (row.isRenewal ? `${levels[row.level]} · ${text.renewal}` : levels[row.level]),
    },
    { key: 'base', title: fields.baseId, width: 160, card: 'fact', cell: (row) => row.base },
    {
      key: 'department',
      title: fields.departmentId,
      width: 140,
      card: 'fact',
      cell: (row) => row.department,
    },
    { key: 'title', title: fields.title, width: 130, cell: (row) => row.titleLabel },
    stateColumn('state', fields.state, {
      width: 130,
      tones: TONES,
      words: flows.qualification.states,
    }),
    momentColumn('submittedAt', text.submittedAt, { width: 150 }),
    actionsColumn(text.actions, 200, actionsOf),
  ]
}
