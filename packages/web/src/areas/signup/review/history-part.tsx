import { Timeline } from 'antd'
import { useSignupWords } from '../use-signup-words.ts'
import type { PartProps } from './facts.tsx'

/** What happened to the sign-up, the latest first. */
export function HistoryPart({ one }: PartProps) {
  const { actions } = useSignupWords()
  if (one.history.length === 0) return <p className="soft">—</p>
  return (
    <Timeline
      items={[...one.history].reverse().map(({ action, at, by, reason }, i) => ({
        key: `${at}-${i}`,
        content: (
          <div className="happening">
            <div>{actions[action]}</div>
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
