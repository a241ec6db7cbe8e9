import { LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons'
import { getAbsenceCalendar } from '@residency/contract/areas/absence/leave/absence-calendar.contract'
import { Button, Segmented } from 'antd'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { useListOf } from '../../../platform/queries.ts'
import { Pending } from '../../../screens/pending.tsx'
import { onKey } from '../../../screens/review/on-key.ts'
import { ChoiceInput } from '../../../ui/choice-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import './absence-calendar.css'
import { neighbour, rangeOf, VIEWS, type View } from './absence-calendar.rules.ts'
import { calendarText } from './absence-calendar.text.ts'
import { AbsenceGrid } from './absence-grid.tsx'
import { AwayList } from './away-list.tsx'
import { useLeaveWords } from './leave.queries.ts'

/** View key daily/leave/calendar: who is away when; day, week or month, of a department, a base or everybody in scope. */
export default function AbsenceCalendarPage() {
  const text = useText(calendarText)
  const { menus } = useLeaveWords()
  const title = menus['daily.calendar']
  const { view, day, departmentId, baseId, change } = useCalendarAddress()
  const range = rangeOf(view, day)
  const places = { ...(departmentId ? { departmentId } : {}), ...(baseId ? { baseId } : {}) }
  const { data, error, refetch } = useListOf(getAbsenceCalendar, { ...range, ...places } as never)
  const isPhone = usePhone()
  const go = (step: 1 | -1) => change({ day: neighbour(view, day, step) })
  useEffect(() => onKey({ arrowleft: () => go(-1), arrowright: () => go(1), t: () => change({ day: null }) }, false))
  if (!data) return <Pending title={title} error={error} onRetry={() => void refetch()} />
  const choices = (rows: typeof data.bases) => rows.map(({ value, label }) => ({ value: String(value), label }))
  const away = data.people.filter(({ absences }) => absences.length > 0)
  return (
    <section className="absence-calendar">
      <div className="screen-head">
        <div>
          <h1>{title}</h1>
          <p className="screen-lead">{say(text.lead, { total: data.total, away: away.length })}</p>
        </div>
        <div className="screen-actions">
          <IconButton label={text.print} icon={<PrinterOutlined />} onClick={() => window.print()} />
        </div>
      </div>
      <div className="panel">
        <div className="calendar-bar">
          <IconButton label={text.before} icon={<LeftOutlined />} onClick={() => go(-1)} />
          <strong className="figures">
            {view === 'day' ? range.from : view === 'month' ? range.from.slice(0, 7) : `${range.from} – ${range.until}`}
          </strong>
          <IconButton label={text.after} icon={<RightOutlined />} onClick={() => go(1)} />
          <Button onClick={() => change({ day: null })}>{text.today}</Button>
          <Segmented<View>
            options={VIEWS.map((value) => ({ value, label: text.views[value] }))}
            value={view}
            onChange={(next) => change({ view: next })}
            aria-label={text.view}
          />
          <ChoiceInput
            aria-label={text.department}
            placeholder={text.department}
            isClearable
            value={departmentId}
            options={choices(data.departments)}
            onChange={(next) => change({ departmentId: next ?? null })}
          />
          {data.bases.length > 1 && (
            <ChoiceInput
              aria-label={text.base}
              placeholder={text.base}
              isClearable
              value={baseId}
              options={choices(data.bases)}
              onChange={(next) => change({ baseId: next ?? null })}
            />
          )}
        </div>
        {data.total > data.people.length && <p className="soft">{say(text.tooMany, { shown: data.people.length, total: data.total })}</p>}
        {isPhone || view === 'day' ? <AwayList people={away} /> : <AbsenceGrid people={data.people} range={range} daysOff={data.daysOff} />}
      </div>
    </section>
  )
}

/** View, day and place stand in the address, so that a link shows the same. */
function useCalendarAddress() {
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'month'
  const day = /^\d{4}-\d\d-\d\d$/.test(query.get('day') ?? '') ? query.get('day')! : todayInShanghai()
  const change = (next: Readonly<Record<string, string | null>>) => {
    const fresh = new URLSearchParams(query)
    for (const [name, value] of Object.entries(next)) value === null ? fresh.delete(name) : fresh.set(name, value)
    setQuery(fresh, { replace: true })
  }
  return { view, day, departmentId: query.get('departmentId') ?? undefined, baseId: query.get('baseId') ?? undefined, change }
}
