import { CalendarOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import { type FocusEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { byKey } from '../key-press.ts'
import type DayPicker from './day-picker.tsx'
import { type DayInputProps, dayFrom, wholeDay } from './day-shape.ts'

const load = async () => (await import('./day-picker.tsx')).default

/**
 * A calendar day as `YYYY-MM-DD`. It can be typed at once; the heavy calendar is loaded on focus.
 */
export function DayInput(props: DayInputProps) {
  const [Calendar, setCalendar] = useState<typeof DayPicker | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const { componentDisabled = false } = ConfigProvider.useConfig()
  const { value = '', onChange, onBlur, min: _, max: __, ...rest } = props

  const type = (text: string) => {
    setTyped(text)
    const day = wholeDay(text)
    if (text === '' || day) onChange?.(day ?? undefined)
  }

  // The calendar replaces the field only while the field has focus and nothing was typed yet. It is
  // drawn at once: drawn later, it would take the focus back from a field that was left meanwhile.
  const turnTo = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) =>
    void load().then(
      (calendar) => {
        if (document.activeElement === field && field.value === value)
          flushSync(() => setCalendar(() => calendar))
      },
      () => {},
    )

  if (Calendar) return <Calendar {...props} autoFocus defaultOpen />

  return (
    <span
      className="plain-field plain-day day-input"
      onPointerEnter={() => void load().catch(() => {})}
    >
      <input
        {...rest}
        type="text"
        value={typed ?? value}
        disabled={componentDisabled}
        autoComplete="off"
        onFocus={turnTo}
        // As in the calendar: Enter takes the day and does not submit the form.
        onKeyDown={byKey((event) => event.key === 'Enter' && event.preventDefault())}
        onBlur={(event) => {
          const parsed = typed === null ? null : dayFrom(typed)
          if (parsed && parsed !== value) onChange?.(parsed)

          setTyped(null)
          onBlur?.(event)
        }}
        onChange={({ target }) => type(target.value)}
      />
      <CalendarOutlined aria-hidden="true" className="plain-arrow" />
    </span>
  )
}
