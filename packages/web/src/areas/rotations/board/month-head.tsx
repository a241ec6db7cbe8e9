import type { CSSProperties } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Months } from '../board-state/use-months.ts'
import { boardText } from './board.text.ts'

type Props = {
  title: string
  count: number
  now: number
  months: Months

  /** Conflicts of each month; a press shows the first. */
  conflicts: readonly number[]
  onConflict: (month: number) => void
}

/** Years above months; the current month is marked, below it how many conflicts each month has. */
export function MonthHead({ title, count, now, months, conflicts, onConflict }: Props) {
  const text = useText(boardText)
  const all = Array.from({ length: count }, (_, month) => month)
  const years = all.filter((month) => month === 0 || months.year(month) !== months.year(month - 1))
  const place = (at: number, span: number) => ({ '--at': at, '--span': span }) as CSSProperties

  return (
    <div className="board-head" role="rowgroup">
      <div role="row" aria-rowindex={1} className="board-months">
        <div role="columnheader" aria-colindex={1} className="board-corner">
          {title}
        </div>
        {years.map((month, index) => (
          <b
            key={month}
            className="board-year"
            style={place(month, (years[index + 1] ?? count) - month)}
            aria-hidden="true"
          >
            <span>{months.year(month)}</span>
          </b>
        ))}
        {all.map((month) => (
          <div
            key={month}
            role="columnheader"
            aria-colindex={month + 2}
            aria-current={month === now ? 'date' : undefined}
            className={`board-month ${months.year(month) !== months.year(month - 1) ? 'is-january' : ''}`}
            style={place(month, 1)}
          >
            <span className="unseen">{months.whole(month)}</span>
            <span aria-hidden="true" className="board-month-name">
              {months.short(month)}
            </span>
            {conflicts[month]! > 0 && (
              <button
                type="button"
                tabIndex={-1}
                className="month-bad"
                aria-label={say(text.conflictsIn, {
                  month: months.whole(month),
                  count: conflicts[month]!,
                })}
                title={say(text.conflictsIn, {
                  month: months.whole(month),
                  count: conflicts[month]!,
                })}
                onClick={() => onConflict(month)}
              >
                {conflicts[month]}
              </button>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
