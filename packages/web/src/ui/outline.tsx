import { useText } from '../platform/texts/i18n.ts'
import { uiText } from './ui.text.ts'

type OutlineProps = { rows: number; isBare?: boolean; className?: string }

/**
 * A skeleton of that many lines of text. `isBare`: the surroundings already say what is loading.
 */
export function Outline({ rows, isBare = false, className = '' }: OutlineProps) {
  const text = useText(uiText)
  const name = isBare ? { 'aria-hidden': true } : { role: 'status', 'aria-label': text.loading }
  return (
    <div className={`outline ${className}`} {...name}>
      {Array.from({ length: rows }, (_, line) => line).map((line) => (
        <i key={line} />
      ))}
    </div>
  )
}
