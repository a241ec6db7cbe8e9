import type { BulkAnswer } from '@residency/contract/kernel'
import { say, useText } from '../../platform/texts/i18n.ts'
import { Dialog } from '../../ui/dialog.tsx'
import './review.css'
import { reviewText } from './review.text.ts'

/** The results of a bulk action; opens only if a record was skipped. */
export function BulkResult({
  result,
  onClose,
}: {
  result: Pick<BulkAnswer, 'done' | 'rows'> | null
  onClose: () => void
}) {
  const text = useText(reviewText)
  const left = result?.rows.filter((row) => !row.isDone) ?? []
  return (
    <Dialog
      title={say(text.leftTitle, { done: result?.done ?? 0, left: left.length })}
      isOpen={left.length > 0}
      onClose={onClose}
    >
      <ul className="bulk-left">
        {left.map((row) => (
          <li key={row.id}>
            <strong>{row.name || text.unknown}</strong> {row.why}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
