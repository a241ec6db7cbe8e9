import type { LeaveType } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { labelIn } from '@residency/contract/kernel/label'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { RecordLink } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { useStatusColumn } from '../../../ui/fields/status-switch.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { leaveTypeText } from './leave-type.text.ts'
import { LimitsCell } from './limits-cell.tsx'

type PapersRule = Pick<LeaveType, 'papersFrom' | 'papers' | 'papersEn'>

/** When papers are asked for and which, as a phrase. */
export function usePapersOf() {
  const text = useText(leaveTypeText)
  const language = useLanguage()
  return ({ papersFrom, papers, papersEn }: PapersRule) => {
    if (papersFrom === null) return text.papersNever

    const what = labelIn(language, papers ?? '', papersEn)
    return say(papersFrom === 0 ? text.papersAlways : text.papersOf, {
      days: papersFrom,
      papers: what,
    })
  }
}

/** Columns of the list of leave types. */
export function useLeaveTypeColumns(
  toggle: (row: LeaveType) => void,
  actionsOf: (row: LeaveType) => RowAction[],
): Column<LeaveType>[] {
  const text = useText(leaveTypeText)
  const language = useLanguage()
  const { fields, countedBy, extendsTraining } = useText(leaveTypeWords)
  const papersOf = usePapersOf()

  return [
    {
      key: 'name',
      title: fields.name,
      width: 150,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{labelIn(language, row.name, row.nameEn)}</RecordLink>,
    },
    {
      key: 'limits',
      title: text.limits,
      width: 190,
      card: 'fact',
      cell: (row) => <LimitsCell row={row} />,
    },
    {
      key: 'countedBy',
      title: fields.countedBy,
      width: 110,
      card: 'fact',
      cell: (row) => countedBy[row.countedBy],
    },
    {
      key: 'isPaid',
      title: fields.isPaid,
      width: 90,
      cell: (row) => (row.isPaid === 1 ? text.paid : text.unpaid),
    },
    { key: 'papers', title: fields.papers, width: 220, cell: papersOf },
    {
      key: 'extendsTraining',
      title: fields.extendsTraining,
      width: 130,
      cell: (row) => extendsTraining[row.extendsTraining],
    },
    useStatusColumn(toggle, 120),
    actionsColumn(text.actions, 110, actionsOf),
  ]
}
