import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { byKey } from '../key-press.ts'
import { type DayInputProps, dayFrom, wholeDay } from './day-shape.ts'

// Around the calendar, because a handler on it is not called. The wrapper has no layout of its own.
const FRAME = { display: 'contents' } as const
const onlyTake = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()

const textOf = ({ target }: FormEvent) => (target instanceof HTMLInputElement ? target.value : '')

/**
 * A typed day is taken at once. The calendar itself takes it when the field is left. It forgets it
 * if the field is left before the calendar has opened, which happens on a slow machine. It would
 * also revert a day that is out of range or in another form than `2026-11-20`: that is taken as
 * well, and validation reports the mistake.
 */
function takeTyped(day: string | null, { value, onChange }: DayInputProps) {
  if (day && day !== value) onChange?.(day)
}

/**
 * The calendar of a day field, loaded on focus. Enter takes the typed day and does not submit the
 * form.
 */
export default function DayPicker(
  props: DayInputProps & { autoFocus?: boolean; defaultOpen?: boolean },
) {
  const { value, onChange, min, max, ...rest } = props
  // While the pointer is over a day, the calendar shows that day in the field: it was not typed.
  const typed = useRef<string | null>(null)

  const takeWhenLeft = () => {
    if (typed.current !== null) takeTyped(dayFrom(typed.current), props)
    typed.current = null
  }

  // A day chosen in the calendar replaces one that was typed before.
  const takeChosen = (day: Dayjs | Dayjs[] | null) => {
    typed.current = null
    onChange?.(day && !Array.isArray(day) ? day.format('YYYY-MM-DD') : undefined)
  }

  return (
    <div
      style={FRAME}
      onKeyDown={byKey(onlyTake)}
      onInput={(event) => {
        typed.current = textOf(event)
        // Only while typing: when the field is left, its text may be empty before the day is shown
        // again.
        if (value && textOf(event).trim() === '') onChange?.(undefined)
        takeTyped(wholeDay(textOf(event)), props)
      }}
      onBlurCapture={takeWhenLeft}
    >
      <DatePicker
        {...rest}
        {...(min ? { minDate: dayjs(min) } : {})}
        {...(max ? { maxDate: dayjs(max) } : {})}
        value={value ? dayjs(value) : null}
        onChange={takeChosen}
        className="day-input"
      />
    </div>
  )
}
