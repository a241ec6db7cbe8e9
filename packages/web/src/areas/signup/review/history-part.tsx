import { signupWords } from '@residency/contract/areas/signup/text'
import { Timeline } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { PartProps } from './facts.tsx'
import { reviewText } from './review.text.ts'

/** The history of the registration, latest first. */
export function HistoryPart({ registration }: PartProps) {
  const text = useText(reviewText)
  const { actions } = useText(signupWords).flows.registration
  if (registration.history.length === 0) return <p className="soft">—</p>

  return (
    <Timeline
      items={[...registration.history].reverse().map(({ action, isUndo, at, by, reason }, i) => ({
        key: `${at}-${i}`,
        content: (
          <div className="happening">
            <div>{isUndo ? say(text.undone, { action: actions[action] }) : actions[action]}</div>
            <small className="soft">
              {by} {at}
            </small>
            {reason && <p>{reason}</p>}
          </div>
        ),
      }))}
    />
  )
}
