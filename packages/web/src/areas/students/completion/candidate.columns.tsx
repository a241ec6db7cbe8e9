import type { Candidate } from '@residency/contract/areas/students/completion/completion.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { LineCounts } from './check-lines.tsx'
import { completionText } from './completion.text.ts'
import { COMPLETION_TONES } from './completion-tones.rules.ts'

/** Columns of those who finish soon. */
export function useCandidateColumns(
  actionsOf: (row: Candidate) => RowAction[],
): Column<Candidate>[] {
  const { candidates: text } = useText(completionText)
  const { states } = useText(completionWords).flows.completion
  const pathOf = useRecordPath()

  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number,
      to: pathOf(row.id),
    })),
    linesColumn('major', text.base, { width: 180 }, (row) => ({ name: row.major, note: row.base })),
    dayColumn('plannedEnd', text.plannedEnd, { width: 120, card: 'fact' }),
    {
      key: 'lines',
      title: text.lines,
      width: 240,
      card: 'fact',
      cell: (row) => <LineCounts counts={row.counts} />,
    },
    {
      key: 'theory',
      title: text.theory,
      width: 80,
      align: 'right',
      cell: (row) => row.score.theory ?? '—',
    },
    {
      key: 'skill',
      title: text.skill,
      width: 80,
      align: 'right',
      cell: (row) => row.score.skill ?? '—',
    },
    {
      key: 'state',
      title: text.state,
      width: 110,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.state ? COMPLETION_TONES[row.state] : 'calm'}>
          {row.state ? states[row.state] : text.none}
        </StateTag>
      ),
    },
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
