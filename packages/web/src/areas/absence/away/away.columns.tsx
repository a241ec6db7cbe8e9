import type { Away } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { LeaveState } from '../leave/leave.columns.tsx'
import { leaveText } from '../leave/leave.text.ts'
import { daysOf } from '../leave/leave-tones.rules.ts'
import { awayText } from './away.text.ts'

/** What an away costs, with who pays it; null without a cost. */
export function useCost(): (away: Pick<Away, 'cost' | 'payer'>) => string | null {
  const text = useText(awayText)
  return ({ cost, payer }) => {
    if (cost === 0) return null
    return payer ? say(text.paid, { cost, payer }) : say(text.yuan, { cost })
  }
}

export function AwayState({ row }: { row: Away }) {
  const { overdue } = useText(awayText)
  const { awayStates } = useText(awayWords)
  return <LeaveState row={row} words={{ states: awayStates, overdue }} />
}

/** Columns of aways. */
export function useAwayColumns(
  open: (id: number) => void,
  actionsOf: (row: Away) => RowAction[],
): Column<Away>[] {
  const { review: common } = useText(leaveText)
  const { list: text } = useText(awayText)
  const { halves, leaveSteps } = useText(leaveWords)
  const costOf = useCost()

  return [
    linesColumn('name', common.who, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      onOpen: () => open(row.id),
    })),
    linesColumn('what', text.what, { width: 180, card: 'fact' }, (row) => ({
      name: row.tripKind,
      note: row.place,
    })),
    {
      key: 'when',
      sort: 'startsOn',
      title: common.when,
      width: 220,
      card: 'fact',
      cell: (row) => <span className="figures nowrap">{daysOf(row, halves)}</span>,
    },
    { key: 'days', title: common.count, width: 70, align: 'right', cell: (row) => row.days },
    {
      key: 'cost',
      title: text.cost,
      width: 140,
      cell: (row) => <span className="figures">{costOf(row) ?? '—'}</span>,
    },
    linesColumn('department', common.where, { width: 150 }, (row) => ({
      name: row.department ?? '—',
      note: row.base,
    })),
    {
      key: 'state',
      title: common.state,
      width: 150,
      card: 'state',
      cell: (row) => <AwayState row={row} />,
    },
    {
      key: 'waitsFor',
      title: common.waitsFor,
      width: 110,
      cell: (row) => (row.waitsFor ? leaveSteps[row.waitsFor] : '—'),
    },
    {
      key: 'due',
      sort: 'reportDueOn',
      title: text.due,
      width: 110,
      isExtra: true,
      cell: (row) => <span className="figures">{row.reportDueOn ?? '—'}</span>,
    },
    actionsColumn(common.actions, 140, actionsOf),
  ]
}
