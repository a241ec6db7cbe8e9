import type { BulkAnswer } from '@residency/contract/kernel'
import { say, useText } from '../../platform/texts/i18n.ts'
import { Dialog } from '../../ui/dialog.tsx'
import './review.css'
import { reviewText } from './review.text.ts'

type LeftRowsProps = {
  isOpen: boolean
  done: number
  rows: BulkAnswer['rows']
  onClose: () => void
}

/** The records that a bulk action skipped, each with the reason. */
export function LeftRows({ isOpen, done, rows, onClose }: LeftRowsProps) {
  const text = useText(reviewText)

  return (
    <Dialog
      title={say(text.leftTitle, { done, left: rows.length })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ul className="bulk-left">
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{row.name || text.unknown}</strong> {row.why}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
