import type { MentorWindow } from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { Switch } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { libraryText } from '../library/library.text.ts'
import { WINDOW_TONES } from '../library/library-tones.rules.ts'

type Handlers = {
  onEdit: (row: MentorWindow) => void
  onRemove: (row: MentorWindow) => void
  onSwitch: (row: MentorWindow) => void
}

/** Columns of the times of choosing. */
export function useWindowColumns({ onEdit, onRemove, onSwitch }: Handlers): Column<MentorWindow>[] {
  const { time: text, span, year, actions } = useText(libraryText)
  const { fields, modes, windowStates } = useText(libraryWords)

  const buttons = (row: MentorWindow) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => onEdit(row) },
      delete: { label: text.remove, danger: true, onClick: () => onRemove(row) },
    })

  const mayEdit = (row: MentorWindow) => row.actions.includes('edit')

  return [
    linesColumn('base', text.base, { width: 170, card: 'title' }, (row) => ({
      name: row.base,
      note: say(year, { year: row.year }),
      onOpen: mayEdit(row) ? () => onEdit(row) : undefined,
    })),
    linesColumn('mode', fields.mode, { width: 130, card: 'fact' }, (row) => ({
      name: modes[row.mode],
      note: say(text.choices, { max: row.maxChoices }),
    })),
    {
      key: 'time',
      sort: 'startsAt',
      title: text.time,
      width: 170,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {say(span, { from: minuteOf(row.startsAt), until: minuteOf(row.endsAt) })}
        </span>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 150,
      card: 'state',
      cell: (row) => (
        <span className="nowrap">
          {mayEdit(row) && (
            <Switch
              size="small"
              checked={row.isOn === 1}
              aria-label={say(text.switchOn, { base: row.base, year: row.year })}
              onChange={() => onSwitch(row)}
            />
          )}{' '}
          <StateTag tone={WINDOW_TONES[row.state]}>{windowStates[row.state]}</StateTag>
        </span>
      ),
    },
    {
      key: 'offered',
      title: text.offered,
      width: 140,
      cell: (row) => (
        <span className="figures">
          {say(text.offeredLine, { mentors: row.mentors, places: row.places })}
        </span>
      ),
    },
    figuresColumn('applicants', text.applicants, { width: 100, align: 'right' }),
    actionsColumn(actions, 120, buttons),
  ]
}
