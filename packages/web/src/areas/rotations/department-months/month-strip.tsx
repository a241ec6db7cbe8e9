import type { DepartmentMonth } from '@residency/contract/areas/rotations/blocks/block.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
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
      {departments.map((department) => {
        const isChosen = String(department.id) === chosen
        return (
          <button
            key={department.id}
            type="button"
            className={isChosen ? 'month-tile is-chosen' : 'month-tile'}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : String(department.id))}
          >
            <span className="month-name">{department.name}</span>
            <span className="month-seats figures">
              {department.capacity === null
                ? say(text.taken, { seats: department.seats })
                : say(text.seats, { seats: department.seats, capacity: department.capacity })}
            </span>
            <small>
              {department.reason ??
                say(text.moves, {
                  here: department.here,
                  arriving: department.arriving,
                  leaving: department.leaving,
                })}
            </small>
            {overFull(department) > 0 && department.capacity !== null && (
              <small className="is-over">
                {say(text.overFull, { count: overFull(department) })}
              </small>
            )}
            {department.expected > 0 && (
              <small className="is-late">{say(text.late, { count: department.expected })}</small>
            )}
          </button>
        )
      })}
    </div>
  )
}
