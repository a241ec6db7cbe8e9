import { monthOf } from '@residency/contract/kernel/day'
import dayjs from 'dayjs'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { byKey } from '../../../ui/key-press.ts'
import { dashboardText } from '../dashboard.text.ts'
import { type CalendarEntry, type DayMarks, marksOn } from './calendar.rules.ts'
import { type DayCell, weeksOf } from './month.rules.ts'
import { dayOfKey } from './span.rules.ts'

type Props = {
  day: string
  today: string
  entries: readonly CalendarEntry[]
  onDay: (day: string) => void
}

/**
 * A month with days off, make-up days and what is on each day. One day is in the tab order; arrow
 * and page keys move it.
 */
export function MonthGrid({ day, today, entries, onDay }: Props) {
  const { calendar: text } = useText(dashboardText)
  const grid = useRef<HTMLTableElement>(null)
  const weeks = weeksOf(monthOf(day), today)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayOfKey(event.key, day)
    if (!next) return

    event.preventDefault()
    onDay(next)
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    )
  }

  return (
    <table className="month" ref={grid}>
      <thead>
        <tr>
          {text.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={byKey(onKeyDown)}>
        {weeks.map((week) => (
          <tr key={week[0]!.day}>
            {week.map((cell) => (
              <Day
                key={cell.day}
                cell={cell}
                isChosen={cell.day === day}
                marks={marksOn(cell.day, entries)}
                onDay={onDay}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { cell: DayCell; isChosen: boolean; marks: DayMarks; onDay: (day: string) => void }

function Day({ cell, isChosen, marks, onDay }: DayProps) {
  const { calendar: text } = useText(dashboardText)
  const isFree = marks.mark === 'off' || (cell.isWeekend && marks.mark !== 'work')
  const name = [dayjs(cell.day).format(text.dayLong), ...marks.titles].join(' ')

  return (
    <td className={[cell.isInMonth ? '' : 'is-other', isFree ? 'is-weekend' : ''].join(' ')}>
      <button
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-current={cell.isToday ? 'date' : undefined}
        aria-label={name}
        title={marks.titles.join('\n') || undefined}
        onClick={() => onDay(cell.day)}
      >
        {cell.number}
        <span className="month-dots">
          {marks.kinds.map((kind) => (
            <i key={kind} className={`is-${kind}`} />
          ))}
        </span>
      </button>
      {marks.mark && (
        <small className={`month-mark is-${marks.mark}`}>{text.marks[marks.mark]}</small>
      )}
    </td>
  )
}
