import type { DepartmentMonth } from '@residency/contract/areas/rotations/blocks/block.contract'
import { say, useText } from '../../../platform/i18n.ts'
import '../blocks/blocks.css'
import { blockText } from '../blocks/block.text.ts'
import { overFull } from '../blocks/block-tones.rules.ts'

type Props = {
  departments: readonly DepartmentMonth[]
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** The departments of a month with their seats, each of which filters the list below. */
export function MonthStrip({ departments, chosen, onChoose }: Props) {
  const text = useText(blockText)
  return (
    <div className="month-strip" role="group" aria-label={text.departments}>
      {departments.map((one) => {
        const isChosen = String(one.id) === chosen
        return (
          <button
            key={one.id}
            type="button"
            className={isChosen ? 'month-tile is-chosen' : 'month-tile'}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : String(one.id))}
          >
            <span className="month-name">{one.name}</span>
            <span className="month-seats figures">
              {one.capacity === null
                ? say(text.taken, { seats: one.seats })
                : say(text.seats, { seats: one.seats, capacity: one.capacity })}
            </span>
            <small>
              {one.reason ??
                say(text.moves, { here: one.here, arriving: one.arriving, leaving: one.leaving })}
            </small>
            {overFull(one) > 0 && one.capacity !== null && (
              <small className="is-over">{say(text.overFull, { count: overFull(one) })}</small>
            )}
            {one.expected > 0 && (
              <small className="is-late">{say(text.late, { count: one.expected })}</small>
            )}
          </button>
        )
      })}
    </div>
  )
}
