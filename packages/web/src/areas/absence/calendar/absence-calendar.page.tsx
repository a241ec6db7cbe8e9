import { PrinterOutlined } from '@ant-design/icons'
import { getAbsenceCalendar } from '@residency/contract/areas/absence/leave/absence-calendar.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { useEffect } from 'react'
import { useListOf } from '../../../platform/calls/queries.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { onKey } from '../../../screens/review/on-key.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import './absence-calendar.css'
import { awayFirst, neighbour, rangeOf } from './absence-calendar.rules.ts'
import { calendarText } from './absence-calendar.text.ts'
import { AbsenceGrid } from './absence-grid.tsx'
import { AwayList } from './away-list.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { useCalendarAddress } from './use-calendar-address.ts'

/**
 * View key daily/leave/calendar: who is away when; day, week or month, of a department, a base or
 * everybody in scope.
 */
export default function AbsenceCalendarPage() {
  const text = useText(calendarText)
  const { menus } = useText(leaveWords)
  const title = menus['daily.calendar']
  const address = useCalendarAddress()
  const { view, day, departmentId, baseId, change } = address
  const range = rangeOf(view, day)
  const places = { ...(departmentId ? { departmentId } : {}), ...(baseId ? { baseId } : {}) }
  const { data, error, refetch } = useListOf(getAbsenceCalendar, { ...range, ...places })
  const isPhone = usePhone()
  const go = (step: 1 | -1) => change({ day: neighbour(view, day, step) })

  useEffect(() =>
    onKey(
      { arrowleft: () => go(-1), arrowright: () => go(1), t: () => change({ day: null }) },
      false,
    ),
  )

  if (!data) return <Pending title={title} error={error} onRetry={() => void refetch()} />

  const away = data.people.filter(({ absences }) => absences.length > 0)

  return (
    <section className="absence-calendar">
      <PageHead title={title} lead={say(text.lead, { total: data.total, away: away.length })}>
        <IconButton label={text.print} icon={<PrinterOutlined />} onClick={() => window.print()} />
      </PageHead>
      <div className="panel">
        <CalendarBar address={address} range={range} data={data} go={go} />
        {data.total > data.people.length && (
          <p className="soft">
            {say(text.tooMany, { shown: data.people.length, total: data.total })}
          </p>
        )}
        {isPhone || view === 'day' ? (
          <AwayList people={away} />
        ) : (
          <AbsenceGrid people={awayFirst(data.people)} range={range} daysOff={data.daysOff} />
        )}
      </div>
    </section>
  )
}
