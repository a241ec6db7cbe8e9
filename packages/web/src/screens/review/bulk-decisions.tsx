import { Button } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import { reviewText } from './review.text.ts'
import { actionsInCommon, type Decidable, kindOf, type Review } from './review.ts'
import { useDecisions } from './use-decisions.tsx'

type BulkProps<Row extends Decidable> = {
  review: Review<Row>
  rows: readonly Row[]
  onDone: () => void
}

/** Bulk decisions on the selected rows; the result is reported per row. */
export function BulkDecisions<Row extends Decidable>({ review, rows, onDone }: BulkProps<Row>) {
  const text = useText(reviewText)
  const { act, dialogs, isBusy } = useDecisions(review, onDone)
  const common = actionsInCommon(rows)

  return (
    <>
      {common.length === 0 && <span className="soft">{text.noCommon}</span>}
      {[...common].reverse().map((action) => (
        <Button
          key={action}
          size="small"
          type={kindOf(review, action) === 'forward' ? 'primary' : 'default'}
          danger={kindOf(review, action) === 'end'}
          disabled={isBusy}
          onClick={() => void act(action, rows)}
        >
          {review.actions[action]}
        </Button>
      ))}
      {dialogs}
    </>
  )
}
