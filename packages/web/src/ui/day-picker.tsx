import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { KeyboardEvent } from 'react'
import type { DayInputProps } from './day-shape.ts'

// Around the calendar, not on it: there the key would do nothing at all. The frame takes no room of its own.
const FRAME = { display: 'contents' } as const
const onlyTake = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()

/** The calendar behind a day's field, fetched once a reader turns to one. Enter takes the day that was typed; it does not send the form. */
export default function DayPicker({ value, onChange, ...rest }: DayInputProps & { autoFocus?: boolean; defaultOpen?: boolean }) {
  return (
    <div style={FRAME} onKeyDown={onlyTake}>
      <DatePicker
        {...rest}
        value={value ? dayjs(value) : null}
        onChange={(day: Dayjs | Dayjs[] | null) => onChange?.(day && !Array.isArray(day) ? day.format('YYYY-MM-DD') : undefined)}
        className="day-input"
      />
    </div>
  )
}
