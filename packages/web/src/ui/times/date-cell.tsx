import { dayOf, inShanghai, minuteOf } from '../../platform/clock.ts'
import { Hint } from '../hint.tsx'

/**
 * A day, or an instant to the day or the minute, always with its year; the second or the weekday on
 * hover. An empty value shows a dash.
 */
export function DateCell({
  value,
  hasTime = false,
}: {
  value: string | null | undefined
  hasTime?: boolean
}) {
  if (!value) return <span className="soft">—</span>

  const at = inShanghai(value)
  if (!at.isValid()) return <>{value}</>

  return (
    <Hint text={at.format(value.length > 10 ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD dddd')}>
      <time dateTime={value} className="nowrap">
        {hasTime && value.length > 10 ? minuteOf(value) : dayOf(value)}
      </time>
    </Hint>
  )
}
