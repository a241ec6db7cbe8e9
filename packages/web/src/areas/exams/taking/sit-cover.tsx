import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { isPaused } from './sitting.rules.ts'
import { takingText } from './taking.text.ts'
import type { Sitting, SittingView } from './use-sitting.ts'

type Props = { sitting: Sitting; seen: SittingView; isOver: boolean; children: ReactNode }

/**
 * The questions, or why they cannot be answered here now: another window or device continues, a
 * pause, or the end.
 */
export function SitCover({ sitting, seen: { opened, queue }, isOver, children }: Props) {
  const { sit: text } = useText(takingText)
  const answer = queue?.answer ?? opened!
  const window = queue?.isReplaced && answer.window === 'counts' ? 'otherWindow' : answer.window
  if (window !== 'counts')
    return (
      <section className="panel list-message" role="alert">
        <p>{text[window]}</p>
        <Button type="primary" onClick={() => void sitting.open()}>
          {text.here}
        </Button>
      </section>
    )

  if (isPaused(answer.state))
    return (
      <section className="panel list-message" role="alert">
        <h2>{text.paused}</h2>
        <p>{text.pausedNote}</p>
      </section>
    )

  return (
    <>
      {isOver && (
        <p className="panel list-message" role="alert">
          {text.timeUp}
        </p>
      )}
      {children}
    </>
  )
}
