import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOwnExits } from './block.queries.ts'
import { blockText } from './block.text.ts'
import './blocks.css'
import { useBlockReview } from './use-block-review.ts'

/**
 * The own stays that are over: the trainee requests the exit here. Renders nothing without such
 * stays.
 */
export function OwnExits() {
  const text = useText(blockText)
  const review = useBlockReview()
  const { act, dialogs, isBusy } = useDecisions(review)
  const due = (useOwnExits().data ?? []).filter(({ actions }) => actions.includes('requestExit'))
  if (due.length === 0) return dialogs

  return (
    <section className="panel own-exits" aria-label={text.exitDue}>
      {due.map((stay) => (
        <p key={stay.id}>
          <span>{say(text.exitDueOf, { department: stay.department, day: stay.endsOn })}</span>
          <Button
            type="primary"
            disabled={isBusy}
            onClick={() => void act('requestExit', [{ ...stay, name: stay.department }])}
          >
            {review.actions.requestExit}
          </Button>
        </p>
      ))}
      {dialogs}
    </section>
  )
}
