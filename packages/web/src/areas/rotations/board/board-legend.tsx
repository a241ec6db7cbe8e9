import { LockFilled, WarningFilled } from '@ant-design/icons'
import { useText } from '../../../platform/texts/i18n.ts'
import { useTouch } from '../../../ui/use-phone.ts'
import { boardText } from './board.text.ts'
import type { View } from './board-tools.tsx'

/** What the marks mean, and the keys. */
export function BoardLegend({ view, canEdit }: { view: View; canEdit: boolean }) {
  const text = useText(boardText)
  const isTouch = useTouch()
  if (view === 'departments')
    return (
      <p className="board-legend">
        {([1, 2, 3, 4, 5] as const).map((heat) => (
          <span key={heat}>
            <i className={`load is-heat-${heat}`} aria-hidden="true" /> {text.heats[heat]}
          </span>
        ))}
      </p>
    )

  return (
    <p className="board-legend">
      <span>
        <i className="bar is-first" aria-hidden="true" /> {text.stages[1]}
      </span>
      <span>
        <i className="bar is-second" aria-hidden="true" /> {text.stages[2]}
      </span>
      <span>
        <i className="bar is-fact" aria-hidden="true" /> {text.begun}
      </span>
      <span>
        <LockFilled aria-hidden="true" /> {text.locked}
      </span>
      <span className="is-bad">
        <WarningFilled aria-hidden="true" /> {text.conflicts}
      </span>
      {canEdit && <span className="board-keys">{isTouch ? text.touch : text.keys}</span>}
    </p>
  )
}
