import { Button } from 'antd'
import { useEffect } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { onKey } from './on-key.ts'
import { reviewText } from './review.text.ts'
import { type Decidable, keysOf, kindOf, nextAfter, type Review } from './review.ts'
import { useDecisions } from './use-decisions.tsx'

/** The queue of the reader, including the current record. */
export type Waiting = { total: number; ids: readonly number[] }

type DecisionBarProps<Row extends Decidable> = {
  review: Review<Row>
  record: Row
  waiting: Waiting | undefined
  onOpen: (id: number | null) => void
}

/** The allowed decisions, by mouse or key, and the number left; then the next record opens. */
export function DecisionBar<Row extends Decidable>({
  review,
  record,
  waiting,
  onOpen,
}: DecisionBarProps<Row>) {
  const text = useText(reviewText)
  const next = nextAfter(waiting?.ids ?? [], record.id)
  const { act, dialogs, isBusy } = useDecisions(review, () => onOpen(next))
  const keys = keysOf(review, record.actions)
  const openNext = next === null ? undefined : () => onOpen(next)
  const acts = Object.fromEntries(
    [...keys].map(([key, action]) => [key, () => void act(action, [record])]),
  )

  useEffect(() => onKey({ ...acts, n: openNext }, isBusy))

  const hints = [...keys].map(([key, action]) =>
    say(text.key, { key: key.toUpperCase(), action: review.actions[action] ?? action }),
  )
  if (openNext) hints.push(say(text.key, { key: 'N', action: text.next }))

  const order = { end: 0, back: 1, forward: 2 }
  const buttons = [...record.actions].sort(
    (a, b) => order[kindOf(review, a)] - order[kindOf(review, b)],
  )
  const primary = keys.get('a')

  return (
    <div className="review-bar">
      <small role="status">
        {waiting && (waiting.total ? say(text.left, { count: waiting.total }) : text.allDone)}
        <span className="review-keys">{hints.join(' · ')}</span>
      </small>
      {openNext && <Button onClick={openNext}>{text.next}</Button>}
      {buttons.map((action) => (
        <Button
          key={action}
          type={action === primary ? 'primary' : 'default'}
          danger={kindOf(review, action) === 'end'}
          title={review.help?.[action]}
          disabled={isBusy && action !== primary}
          loading={isBusy && action === primary}
          onClick={() => void act(action, [record])}
        >
          {review.actions[action]}
        </Button>
      ))}
      {dialogs}
    </div>
  )
}
