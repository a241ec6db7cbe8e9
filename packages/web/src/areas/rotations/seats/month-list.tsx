import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { cellOf, overBy } from './month-grid.rules.ts'
import type { MonthsProps } from './month-grid.tsx'
import './seats.css'
import { seatsText } from './seats.text.ts'

/**
 * The same on a phone: the months of one department; a touch sets one, the dialog as many as
 * follow.
 */
export function MonthList({ data: { months, departments }, onAsk }: MonthsProps) {
  const text = useText(seatsText)
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const department = departments.find(({ id }) => String(id) === chosen) ?? departments[0]!
  const maySet = department.actions.includes('set')

  return (
    <>
      <ChoiceInput
        aria-label={text.department}
        value={String(department.id)}
        options={departments.map(({ id, name, parent }) => ({
          value: String(id),
          label: `${parent} / ${name}`,
        }))}
        onChange={setChosen}
      />
      <p className="soft">
        {department.usual ? say(text.usual, { count: department.usual }) : text.takesNone}
        {!maySet && ` · ${text.readOnly}`}
      </p>
      <ul className="seats-months">
        {months.map((month, index) => {
          const cell = cellOf(department, month, index)
          const over = overBy(cell)
          const exceptionalSeats = cell.isException ? cell.seats : null

          return (
            <li key={month}>
              <button
                type="button"
                disabled={!maySet}
                onClick={() =>
                  onAsk({
                    departments: [department],
                    from: month,
                    until: month,
                    seats: exceptionalSeats,
                    reason: cell.reason,
                  })
                }
              >
                <span className="figures">{month}</span>
                {cell.kind === 'closed' ? (
                  <StateTag tone="calm">{text.closed}</StateTag>
                ) : (
                  <strong className="figures">
                    {say(text.ofMonths, { taken: cell.taken, seats: cell.seats })}
                  </strong>
                )}
                {over > 0 && <StateTag tone="bad">{say(text.cellOver, { count: over })}</StateTag>}
                {cell.reason && <small>{cell.reason}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
