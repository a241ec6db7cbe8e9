import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { todayInShanghai } from '../../platform/clock.ts'
import { useText } from '../../platform/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { dashboardText } from './dashboard.text.ts'
import { shiftMonth, weeksOf } from './month.rules.ts'

/** A month at a glance. */
export function MonthCalendar() {
  const text = useText(dashboardText)
  const today = todayInShanghai()
  const [month, setMonth] = useState(today.slice(0, 7))
  return (
    <section className="panel" aria-label={text.calendar}>
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
          {weeksOf(month, today).map((week) => (
            <tr key={week[0]!.day}>
              {week.map((cell) => (
                <td key={cell.day} className={[cell.isInMonth ? '' : 'is-other', cell.isWeekend ? 'is-weekend' : ''].join(' ')}>
                  <span aria-current={cell.isToday ? 'date' : undefined}>{cell.number}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
