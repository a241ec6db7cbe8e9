import type {
  RosterBoard,
  RosterPersonRow,
} from '@residency/contract/areas/duty/rosters/roster.contract'
import { weekdayOf } from '@residency/contract/kernel/day'
import { Segmented } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { type BoardCell, indexFaults, indexShifts, sumsOf } from './board.rules.ts'
import { boardText } from './board.text.ts'
import './roster-phone.css'
import { PreferencesMet } from './roster-grid.tsx'

type PhoneProps = {
  board: RosterBoard

  /** Opens a cell; null: the reader may not change the roster. */
  onOpen: ((cell: BoardCell) => void) | null
}

/** The roster on a phone: by day, or by person. */
export function RosterPhone({ board, onOpen }: PhoneProps) {
  const text = useText(boardText)
  const [by, setBy] = useState<'day' | 'person'>('day')

  return (
    <section className="panel" aria-label={text.grid}>
      <Segmented<'day' | 'person'>
        block
        aria-label={text.grid}
        value={by}
        onChange={setBy}
        options={[
          { value: 'day', label: text.byDay },
          { value: 'person', label: text.byPerson },
        ]}
      />
      {by === 'day' ? (
        <Days board={board} onOpen={onOpen} />
      ) : (
        <People board={board} onOpen={onOpen} />
      )}
    </section>
  )
}

const dayLabel = (day: string, weekdays: string) =>
  `${Number(day.slice(8))} ${weekdays[weekdayOf(day)]}`

/** Who works on each day, by kind of shift. */
function Days({ board, onOpen }: PhoneProps) {
  const text = useText(boardText)
  const shiftOf = indexShifts(board)

  return (
    <ul className="duty-days">
      {board.days.map(({ day, dayClass }) => (
        <li key={day} className={`is-${dayClass}`}>
          <b className="figures">{dayLabel(day, text.weekdays)}</b>
          <span className="duty-chips">
            {board.people
              .map((person) => ({ person, day, shift: shiftOf(person.traineeId, day) }))
              .filter(({ shift }) => shift !== null)
              .map((cell) => (
                <ShiftChip
                  key={cell.person.traineeId}
                  board={board}
                  cell={cell}
                  onOpen={onOpen}
                  caption={cell.person.name}
                />
              ))}
            <OpenOn board={board} day={day} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function OpenOn({ board, day }: { board: RosterBoard; day: string }) {
  const text = useText(boardText)
  const nameOf = (id: number) => board.kinds.find((kind) => kind.id === id)?.name ?? ''

  return board.open
    .filter((place) => place.day === day)
    .map(({ kindId, missing: count }) => (
      <small key={kindId} className="is-open">
        {say(text.openHere, { kind: nameOf(kindId), count })}
      </small>
    ))
}

/** The shifts of each person. */
function People({ board, onOpen }: PhoneProps) {
  const text = useText(boardText)
  const shiftsOf = ({ traineeId }: RosterPersonRow) =>
    board.shifts
      .filter((shift) => shift.traineeId === traineeId)
      .toSorted((a, b) => a.day.localeCompare(b.day))

  return (
    <ul className="duty-days">
      {board.people.map((person) => (
        <li key={person.traineeId}>
          <b>
            {person.name}
            <small className="figures">{say(text.sums, sumsOf(person))}</small>
            <PreferencesMet person={person} />
          </b>
          <span className="duty-chips">
            {shiftsOf(person).map((shift) => (
              <ShiftChip
                key={shift.day}
                board={board}
                onOpen={onOpen}
                cell={{ person, day: shift.day, shift }}
                caption={dayLabel(shift.day, text.weekdays)}
              />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

type ChipProps = PhoneProps & { cell: BoardCell; caption: string }

function ShiftChip({ board, cell, caption, onOpen }: ChipProps) {
  const text = useText(boardText)
  const { person, day, shift } = cell
  const kind = board.kinds.find(({ id }) => id === shift?.kindId)
  const isFaulty = indexFaults(board)(person.traineeId, day)

  return (
    <button
      type="button"
      className={isFaulty ? 'duty-chip is-faulty' : 'duty-chip'}
      aria-label={say(text.cell, { name: person.name, day, shift: kind?.name ?? '' })}
      disabled={onOpen === null}
      onClick={() => onOpen?.(cell)}
    >
      <small>{kind?.name}</small>
      <span className="figures">{caption}</span>
    </button>
  )
}
