import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { FormEvent, KeyboardEvent } from 'react'
import { type DayInputProps, isDay, isOutside } from './day-shape.ts'

// Around the calendar, not on it: there the key would do nothing at all. The frame takes no room of its own.
const FRAME = { display: 'contents' } as const
const onlyTake = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()

/** The calendar would silently undo what was typed outside its range: it is taken, and the form says what is wrong with it. */
const typedOutside = ({ target }: FormEvent, range: DayInputProps) => {
  const text = target instanceof HTMLInputElement ? target.value : ''
  if (isDay(text) && isOutside(text, range)) range.onChange?.(text)
}

/** The calendar behind a day's field, fetched once a reader turns to one. Enter takes the day that was typed; it does not send the form. */
export default function DayPicker({ value, onChange, min, max, ...rest }: DayInputProps & { autoFocus?: boolean; defaultOpen?: boolean }) {
  return (
    <div style={FRAME} onKeyDown={onlyTake} onInput={(event) => typedOutside(event, { min, max, ...(onChange ? { onChange } : {}) })}>
      <DatePicker
        {...rest}
        {...(min ? { minDate: dayjs(min) } : {})}
        {...(max ? { maxDate: dayjs(max) } : {})}
        value={value ? dayjs(value) : null}
        onChange={(day: Dayjs | Dayjs[] | null) => onChange?.(day && !Array.isArray(day) ? day.format('YYYY-MM-DD') : undefined)}
        className="day-input"
      />
    </div>
  )
}
