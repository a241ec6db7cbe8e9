import dayjs from 'dayjs'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { type DayCell, holidayName, type Month } from './calendar.rules.ts'
import { holidayText } from './holiday.text.ts'

type Props = {
  month: Month
  workingDays: number
  today: string

  /** The tab stop. */
  stop: string
  canEdit: boolean
  onEdit: (day: string) => void

  /** A heading above the grid, if the page does not show the month's name. */
  hasTitle: boolean
}

/** One month: its days, and below it the known days as text. */
export function MonthGrid({ month, workingDays, today, stop, canEdit, onEdit, hasTitle }: Props) {
  const text = useText(holidayText)
  const name = dayjs(`${month.month}-01`).format(text.month)
  return (
    <section className="year-month" aria-label={name}>
      {hasTitle && (
        <div className="year-month-head">
          <h2>{name}</h2>
          <span className="soft figures">{say(text.working, { count: workingDays })}</span>
        </div>
      )}
      <table>
        <thead>
          <tr>
            {text.weekdays.map((short, i) => (
              <th key={short} scope="col" abbr={text.weekdayNames[i]!}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week.find((cell) => cell !== null)!.day}>
              {week.map((cell, place) => (
                <td key={cell?.day ?? place}>
                  {cell && (
                    <Day
                      cell={cell}
                      isToday={cell.day === today}
                      isStop={cell.day === stop}
                      canEdit={canEdit}
                      onEdit={onEdit}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="year-runs">
        {month.runs.map((run) => (
          <li key={run.from} className={`is-${run.look}`}>
            <span className="figures">
              {say(run.from === run.until ? text.runDay : text.runDays, {
                day: run.from,
                from: run.from,
                until: run.until,
              })}
            </span>{' '}
            {[
              run.look === 'off' ? holidayName(text.holidays, run.name) : null,
              run.look === 'off' && run.name ? null : text.looks[run.look],
            ]
              .filter(Boolean)
              .join(' ')}
            {run.look !== 'off' && run.name && (
              <span className="soft"> {holidayName(text.holidays, run.name)}</span>
            )}
            {run.isEdited && <span className="soft"> · {text.edited}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type DayProps = {
  cell: DayCell
  isToday: boolean
  isStop: boolean
  canEdit: boolean
  onEdit: (day: string) => void
}

function Day({ cell, isToday, isStop, canEdit, onEdit }: DayProps) {
  const text = useText(holidayText)
  const { day, number, look, isEdited } = cell
  const name = holidayName(text.holidays, cell.name)
  const label = [dayjs(day).format(text.dayName), text.looks[look], name, isEdited && text.edited]
    .filter(Boolean)
    .join(', ')
  const mark = look === 'off' || look === 'makeup' ? text.marks[look] : null
  const className = `year-day is-${look}${isEdited ? ' is-edited' : ''}${isToday ? ' is-today' : ''}`

  const face = (
    <>
      <span className="figures">{number}</span>
      {mark && <i aria-hidden="true">{mark}</i>}
    </>
  )

  if (!canEdit)
    return (
      <span className={className} title={name ?? undefined}>
        {face}
        <span className="unseen">{label}</span>
      </span>
    )

  return (
    <button
      type="button"
      className={className}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      title={name ?? undefined}
      onClick={() => onEdit(day)}
    >
      {face}
    </button>
  )
}
