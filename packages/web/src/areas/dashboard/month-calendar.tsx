import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { todayInShanghai } from '../../platform/clock.ts'
import { useText } from '../../platform/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOwnCalendar } from './calendar.queries.ts'
import { comingUp, type DayMarks, marksOn } from './calendar.rules.ts'
import { dashboardText } from './dashboard.text.ts'
import { type DayCell, shiftMonth, weeksOf } from './month.rules.ts'

const COMING = 4

/** A month with days off, make-up working days and the reader's appointments. */
export function MonthCalendar() {
  const text = useText(dashboardText)
  const today = todayInShanghai()
  const [month, setMonth] = useState(today.slice(0, 7))
  const weeks = weeksOf(month, today)
  const { data: entries = [] } = useOwnCalendar(weeks[0]![0]!.day, weeks.at(-1)![6]!.day)
  const coming = comingUp(entries, today, month, COMING)
  return (
    <section className="panel" aria-label={text.calendar} data-tour="calendar">
      <div className="month-head">
        <h2 aria-live="polite">{dayjs(`${month}-01`).format(text.month)}</h2>
        {month !== today.slice(0, 7) && (
          <Button type="link" size="small" onClick={() => setMonth(today.slice(0, 7))}>
            {text.backToToday}
          </Button>
        )}
        <IconButton label={text.before} icon={<LeftOutlined />} onClick={() => setMonth(shiftMonth(month, -1))} />
        <IconButton label={text.after} icon={<RightOutlined />} onClick={() => setMonth(shiftMonth(month, 1))} />
      </div>
      <table className="month">
        <thead>
          <tr>
            {text.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.day}>
              {week.map((cell) => (
                <Day key={cell.day} cell={cell} marks={marksOn(cell.day, entries)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {coming.length > 0 && (
        <ul className="month-coming">
          {coming.map(({ area, kind, from, title, path }) => (
            <li key={`${area} ${kind} ${from} ${title}`}>
              <span className="figures">{dayjs(from).format(text.day)}</span>
              {path ? <Link to={path}>{title}</Link> : <span>{title}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Day({ cell, marks }: { cell: DayCell; marks: DayMarks }) {
  const text = useText(dashboardText)
  const isFree = marks.mark === 'off' || (cell.isWeekend && marks.mark !== 'work')
  return (
    <td className={[cell.isInMonth ? '' : 'is-other', isFree ? 'is-weekend' : ''].join(' ')} title={marks.titles.join('\n') || undefined}>
      <span aria-current={cell.isToday ? 'date' : undefined} className={marks.isBusy ? 'is-busy' : ''}>
        {cell.number}
      </span>
      {marks.mark && <small className={`month-mark is-${marks.mark}`}>{text.marks[marks.mark]}</small>}
    </td>
  )
}
