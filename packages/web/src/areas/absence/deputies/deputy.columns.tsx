import type { Deputy } from '@residency/contract/areas/absence/deputies/deputy.contract'
import { deputyWords } from '@residency/contract/areas/absence/deputies/text'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { deputyText } from './deputy.text.ts'

const PHASE_TONES: Readonly<Record<Deputy['phase'], Tone>> = {
  present: 'good',
  ahead: 'wait',
  over: 'calm',
  ended: 'calm',
}

/** Columns of deputies. */
export function useDeputyColumns(end: (row: Deputy) => void): Column<Deputy>[] {
  const text = useText(deputyText)
  const { leaveSteps } = useText(leaveWords)
  const { deputyPhases } = useText(deputyWords)
  const acts = (row: Deputy) =>
    row.actions.map((key) => ({ key, label: text.end, danger: true, onClick: () => end(row) }))

  return [
    { key: 'deputy', title: text.deputy, width: 130, card: 'title', cell: (row) => row.deputy },
    linesColumn('person', text.person, { width: 170, card: 'fact' }, (row) => ({
      name: row.person,
      note: say(text.by, { name: row.createdBy }),
    })),
    {
      key: 'steps',
      title: text.steps,
      width: 200,
      card: 'fact',
      cell: (row) => row.steps.map((step) => leaveSteps[step]).join(text.comma),
    },
    {
      key: 'days',
      sort: 'startsOn',
      title: text.days,
      width: 200,
      card: 'fact',
      cell: (row) => <span className="figures nowrap">{`${row.startsOn} – ${row.endsOn}`}</span>,
    },
    stateColumn('phase', text.phase, { width: 150, tones: PHASE_TONES, words: deputyPhases }),
    actionsColumn(text.actions, 110, acts),
  ]
}
