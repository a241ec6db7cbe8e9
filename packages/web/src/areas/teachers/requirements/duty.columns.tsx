import type { Duty } from '@residency/contract/areas/teachers/requirements/duty.contract'
import type { DutyState } from '@residency/contract/areas/teachers/requirements/duty-record.flow'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { requirementText } from './requirement.text.ts'

export const DUTY_TONES: Readonly<Record<DutyState, Tone>> = {
  submitted: 'wait',
  confirmed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}

/** Columns of the list of teaching activities. */
export function useDutyColumns(
  open: (id: number) => void,
  actionsOf: (row: Duty) => RowAction[],
): Column<Duty>[] {
  const text = useText(requirementText)
  const { fields, flows } = useText(requirementWords)
  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: row.department,
      onOpen: () => open(row.id),
    })),
    {
      key: 'activity',
      title: fields.activity,
      width: 110,
      card: 'fact',
      cell: (row) => row.activityLabel,
    },
    { key: 'topic', title: fields.topic, width: 220, card: 'fact', cell: (row) => row.topic },
    dayColumn('heldOn', fields.heldOn, { width: 110, card: 'fact' }),
    figuresColumn('participants', fields.participants, { width: 90, align: 'right' }),
    stateColumn('state', text.state, {
      width: 100,
      tones: DUTY_TONES,
      words: flows.dutyRecord.states,
    }),
    actionsColumn(text.actions, 130, actionsOf),
  ]
}
