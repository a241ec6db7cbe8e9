import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import type { RequirementRow } from '@residency/contract/areas/teachers/requirements/requirement.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { requirementText } from './requirement.text.ts'

type Acts = Readonly<Record<RequirementRow['actions'][number], (row: RequirementRow) => void>>

/** Columns of the list of requirements. */
export function useRequirementColumns(acts: Acts): Column<RequirementRow>[] {
  const { list: text, actions } = useText(requirementText)
  const { fields, periods } = useText(requirementWords)
  const { levels } = useText(qualificationWords)

  const actionsOf = (row: RequirementRow) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: acts.edit },
      delete: { label: text.remove, danger: true, onClick: acts.delete },
    })

  return [
    { key: 'label', title: fields.activities, width: 220, card: 'title', cell: (row) => row.label },
    {
      key: 'period',
      title: fields.period,
      width: 150,
      card: 'fact',
      cell: (row) => periods[row.period],
    },
    {
      key: 'count',
      title: fields.count,
      width: 90,
      card: 'fact',
      cell: (row) => <span className="figures">{say(text.times, { count: row.count })}</span>,
    },
    {
      key: 'level',
      title: text.level,
      width: 110,
      cell: (row) => (row.level ? levels[row.level] : text.allLevels),
    },
    {
      key: 'base',
      title: text.base,
      width: 150,
      card: 'state',
      cell: (row) => row.base ?? text.allBases,
    },
    { key: 'source', title: fields.source, width: 200, cell: (row) => row.source },
    actionsColumn(actions, 120, actionsOf),
  ]
}
