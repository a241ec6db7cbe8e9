import { inShanghai, todayInShanghai } from '../platform/clock.ts'
import { useLanguage } from '../platform/i18n.ts'
import { shortDay } from './date-cell.rules.ts'
import { Hint } from './hint.tsx'

/** A day or an instant, short, with the full value on hover. An empty value shows a dash. */
export function DateCell({
  value,
  hasTime = false,
}: {
  value: string | null | undefined
  hasTime?: boolean
}) {
  const language = useLanguage()
  if (!value) return <span className="soft">—</span>

  const at = inShanghai(value)
  if (!at.isValid()) return <>{value}</>

  return (
    <Hint text={at.format(value.length > 10 ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD dddd')}>
      <time dateTime={value} className="nowrap">
        {shortDay(value, todayInShanghai(), language)}
        {hasTime && value.length > 10 && ` ${at.format('HH:mm')}`}
      </time>
    </Hint>
  )
}
