import type { LeaderRow, Term } from '@residency/contract/areas/teachers/leaders/leader.contract'
import { leaderWords } from '@residency/contract/areas/teachers/leaders/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { leaderText } from './leader.text.ts'

const TONES = {
  coming: 'calm',
  running: 'good',
  ending: 'wait',
  over: 'calm',
} as const satisfies Record<Term, string>

/** Columns of the list of team leaders. */
export function useLeaderColumns(
  act: (kind: 'edit' | 'end', row: LeaderRow) => void,
): readonly Column<LeaderRow>[] {
  const text = useText(leaderText)
  const { fields, terms } = useText(leaderWords)
  const labels = { edit: text.changeTerm, end: text.endTerm }

  return [
    { key: 'leader', title: fields.leader, width: 140, card: 'title', cell: (row) => row.leader },
    { key: 'team', title: fields.team, width: 170, card: 'fact', cell: (row) => row.team },
    linesColumn('department', text.department, { width: 190 }, (row) => ({
      name: row.department,
      note: row.base,
    })),
    dayColumn('startsOn', fields.startsOn, { width: 120, card: 'fact' }),
    dayColumn('endsOn', fields.endsOn, { width: 120, card: 'fact' }),
    stateColumn('term', fields.term, { width: 130, tones: TONES, words: terms }),
    {
      key: 'endReason',
      title: fields.endReason,
      width: 160,
      cell: (row) => row.endReason ?? <span className="soft">—</span>,
    },
    { key: 'appointedBy', title: fields.appointedBy, width: 110, cell: (row) => row.appointedBy },
    actionsColumn(text.actions, 170, (row) =>
      row.actions.map((key) => ({
        key,
        label: labels[key],
        danger: key === 'end',
        onClick: () => act(key, row),
      })),
    ),
  ]
}
