import { dutyPreferenceWords } from '@residency/contract/areas/duty/preferences/text'
import type {
  RosterBoard,
  RosterPersonRow,
} from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { weekdayOf } from '@residency/contract/kernel/day'
import { say, useText } from '../../../platform/texts/i18n.ts'
import {
  appointmentsOn,
  type BoardCell,
  indexFaults,
  indexShifts,
  preferenceOn,
  preferencesMetOf,
  sumsOf,
} from './board.rules.ts'
import { boardText } from './board.text.ts'
import './duty.css'
import type { BoardEdits } from './use-board-edits.ts'

type GridProps = {
  board: RosterBoard

  /** Opens a cell; null: the reader may not change the roster. */
  onOpen: ((cell: BoardCell) => void) | null
  edits: BoardEdits
}

/** People by days. Each cell is a button that says person, day and shift. */
export function RosterGrid({ board, onOpen, edits }: GridProps) {
  const text = useText(boardText)
  if (board.people.length === 0) return <div className="panel list-message">{text.nobody}</div>

  const shiftOf = indexShifts(board)
  const isFaulty = indexFaults(board)

  return (
    <div className="duty-frame">
      <table className="duty-grid" aria-label={text.grid}>
        <GridHead days={board.days} />
        <tbody>
          {board.people.map((person) => (
            <tr key={person.traineeId}>
              <th scope="row">
                {person.name}
                <small>{say(text.year, { year: person.year })}</small>
                <small className="figures">{say(text.sums, sumsOf(person))}</small>
                <PreferencesMet person={person} />
              </th>
              {board.days.map(({ day, dayClass }) => (
                <td key={day} className={`is-${dayClass}`}>
                  <Cell
                    board={board}
                    cell={{ person, day, shift: shiftOf(person.traineeId, day) }}
                    isFaulty={isFaulty(person.traineeId, day)}
                    onOpen={onOpen}
                    edits={edits}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How many preferences of a person the roster meets. */
export function PreferencesMet({ person }: { person: RosterPersonRow }) {
  const text = useText(boardText)
  const met = preferencesMetOf(person)

  return met && <small className="figures">{say(text.preferencesMet, met)}</small>
}

function GridHead({ days }: Pick<RosterBoard, 'days'>) {
  const text = useText(boardText)
  return (
    <thead>
      <tr>
        <th scope="col">{text.person}</th>
        {days.map(({ day, dayClass }) => (
          <th key={day} scope="col" className={`is-${dayClass}`}>
            <span className="figures">{Number(day.slice(8))}</span>
            <small>{text.weekdays[weekdayOf(day)]}</small>
          </th>
        ))}
      </tr>
    </thead>
  )
}

const PREFERENCE_CLASSES = { want: 'has-want', ratherNot: 'has-rather-not' } as const

type CellProps = GridProps & { cell: BoardCell; isFaulty: boolean }

function Cell({ board, cell, isFaulty, onOpen, edits }: CellProps) {
  const text = useText(boardText)
  const { noShift } = useText(rosterWords)
  const { preferences } = useText(dutyPreferenceWords)
  const { person, day, shift } = cell
  const kind = shift && board.kinds.find(({ id }) => id === shift.kindId)
  const isAway = person.awayDays.includes(day)
  const place = { traineeId: person.traineeId, day }
  const isTarget = edits.canPut(place)

  const describe = () => {
    if (kind) return shift.isLocked ? `${kind.name}, ${text.locked}` : kind.name

    return isAway ? text.away : noShift
  }

  const busy = appointmentsOn(person, day).map((hours) => say(text.appointment, { hours }))
  const preference = preferenceOn(person, day)

  const label = [
    say(text.cell, { name: person.name, day, shift: describe() }),
    ...(preference ? [preferences[preference]] : []),
    ...busy,
  ].join(text.comma)

  const className = [
    'duty-cell',
    kind?.isNight && 'is-night',
    kind && !kind.isNight && 'is-day',
    shift?.isLocked && 'is-locked',
    isAway && 'is-away',
    busy.length > 0 && 'is-busy',
    isFaulty && 'is-faulty',
    preference && PREFERENCE_CLASSES[preference],
    isTarget && 'is-target',
  ]
    .filter(Boolean)
    .join(' ')

  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      disabled={onOpen === null || (isAway && !kind)}
      draggable={edits.isFree && shift !== null && !shift.isLocked}
      onDragStart={() => shift && edits.hold({ from: 'grid', shift })}
      onDragEnd={() => edits.hold(null)}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={() => edits.put(place)}
      onClick={() => (isTarget ? edits.put(place) : onOpen?.(cell))}
    >
      {kind?.sign}
    </button>
  )
}
