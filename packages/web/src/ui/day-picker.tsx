import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { DayInputProps } from './day-shape.ts'

/** The calendar behind a day's field, fetched once a reader turns to one. */
export default function DayPicker({ value, onChange, ...rest }: DayInputProps & { autoFocus?: boolean; defaultOpen?: boolean }) {
  return (
    <DatePicker
      {...rest}
      value={value ? dayjs(value) : null}
      onChange={(day: Dayjs | Dayjs[] | null) => onChange?.(day && !Array.isArray(day) ? day.format('YYYY-MM-DD') : undefined)}
      className="day-input"
    />
  )
}
