import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { openByKind } from './board.rules.ts'
import { boardText } from './board.text.ts'
import './duty.css'
import type { BoardEdits } from './use-board-edits.ts'

type TrayProps = { board: RosterBoard; edits: BoardEdits }

/**
 * Open places of a draft by kind of shift, as the numbers of their days: one is dragged to a person,
 * or pressed and then the person's cell. Next to them the way back.
 */
export function RosterTray({ board, edits }: TrayProps) {
  const text = useText(boardText)

  return (
    <section className="duty-tray" aria-label={text.trayTitle}>
      <Button disabled={!edits.canUndo} onClick={edits.undo}>
        {text.undo}
      </Button>
      <p role="status" className="soft">
        {edits.heldShift === null ? text.trayHelp : text.trayHeld}
      </p>
      {openByKind(board).map(({ kindId, name, places }) => (
        <div key={kindId} className="duty-tray-kind">
          <span className="duty-tray-name">
            {say(text.placesOf, { kind: name, count: places.length })}
          </span>
          <ul>
            {places.map(({ day, missing }) => (
              <OpenPlace
                key={day}
                kindId={kindId}
                name={name}
                day={day}
                missing={missing}
                edits={edits}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type PlaceProps = Pick<TrayProps, 'edits'> & {
  name: string
  kindId: number
  day: string
  missing: number
}

function OpenPlace({ name, kindId, day, missing, edits }: PlaceProps) {
  const text = useText(boardText)
  const { heldShift } = edits
  const isHeld = heldShift?.from === 'tray' && heldShift.kindId === kindId && heldShift.day === day
  const place = { from: 'tray', kindId, day } as const

  return (
    <li>
      <button
        type="button"
        className="duty-place figures"
        aria-pressed={isHeld}
        aria-label={say(text.place, { day: Number(day.slice(8)), kind: name, count: missing })}
        disabled={!edits.isFree}
        draggable={edits.isFree}
        onDragStart={() => edits.hold(place)}
        onDragEnd={() => edits.hold(null)}
        onClick={() => edits.hold(isHeld ? null : place)}
      >
        {missing === 1
          ? Number(day.slice(8))
          : say(text.placeShort, { day: Number(day.slice(8)), count: missing })}
      </button>
    </li>
  )
}
