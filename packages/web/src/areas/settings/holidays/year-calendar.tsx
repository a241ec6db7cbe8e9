import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { HolidayYear } from '@residency/contract/areas/settings/holidays/holiday.contract'
import dayjs from 'dayjs'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { byKey } from '../../../ui/key-press.ts'
import { twoDigits } from '../../../ui/times/duration.rules.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { dayByKey, daysOffByLaw, monthsOf } from './calendar.rules.ts'
import { holidayText } from './holiday.text.ts'
import { MonthGrid } from './month-grid.tsx'

/**
 * Twelve months side by side, one at a time on a phone. Arrow keys move between days; there is one
 * tab stop.
 */
export function YearCalendar({
  year,
  onEdit,
}: {
  year: HolidayYear
  onEdit: (day: string) => void
}) {
  const text = useText(holidayText)
  const isPhone = usePhone()
  const today = todayInShanghai()
  const months = useMemo(() => monthsOf(year.year, [...year.days, ...daysOffByLaw(year)]), [year])
  const first = today.startsWith(`${year.year}-`) ? today : `${year.year}-01-01`
  const [at, setAt] = useState(first)
  const stop = at.startsWith(`${year.year}-`) ? at : first
  const frame = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)

  useEffect(() => {
    if (!isMoved.current) return

    isMoved.current = false
    frame.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus()
  }, [stop])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day
    const to = from && dayByKey(event.key, from)
    if (!to) return

    event.preventDefault()
    isMoved.current = true
    setAt(to)
  }

  const monthOfStop = Number(stop.slice(5, 7)) - 1
  const visibleMonths = isPhone ? months.slice(monthOfStop, monthOfStop + 1) : months
  const turn = (by: number) => setAt(`${year.year}-${twoDigits(monthOfStop + 1 + by)}-01`)

  return (
    <div ref={frame} onKeyDown={byKey(onKeyDown)}>
      {isPhone && (
        <div className="year-turn">
          <IconButton
            label={text.monthBefore}
            icon={<LeftOutlined />}
            disabled={monthOfStop === 0}
            onClick={() => turn(-1)}
          />
          <h2 aria-live="polite">
            {dayjs(`${months[monthOfStop]!.month}-01`).format(text.month)}{' '}
            <small className="soft figures">
              {say(text.working, { count: year.workingDays[monthOfStop]! })}
            </small>
          </h2>
          <IconButton
            label={text.monthAfter}
            icon={<RightOutlined />}
            disabled={monthOfStop === 11}
            onClick={() => turn(1)}
          />
        </div>
      )}
      <div className="year-months">
        {visibleMonths.map((month) => (
          <MonthGrid
            key={month.month}
            month={month}
            workingDays={year.workingDays[Number(month.month.slice(5)) - 1]!}
            today={today}
            stop={stop}
            canEdit={year.actions.includes('edit')}
            onEdit={onEdit}
            hasTitle={!isPhone}
          />
        ))}
      </div>
    </div>
  )
}
