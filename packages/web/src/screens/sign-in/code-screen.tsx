import { QRCode } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { BASE } from '../../platform/session.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PendingPanel } from '../pending.tsx'
import './code-screen.css'
import { codeScreenText } from './code-screen.text.ts'

const LOOK_MS = 5000

/** Seconds for which a code is shown. */
const CODE_SECONDS = 30

type ShownCode = { code: string; secondsLeft: number }

/** The state of a query; compatible with the result of `useEndpoint`. */
type CodeResult<Code> = {
  data: Code | undefined
  error: Error | null
  refetch: () => unknown
  dataUpdatedAt: number
}

type Props<Code> = {
  isOpen: boolean
  onClose: () => void
  result: CodeResult<Code>

  /** What people sign in to. */
  nameOf: (code: Code) => string

  /** The address that a phone opens when it scans the screen. */
  pathOf: (code: string) => string

  /** Who has signed in. */
  children: (code: Code) => ReactNode
}

/**
 * The code of this moment, large enough for a room: it is read again with each new one, and every
 * few seconds for those who have signed in.
 */
export function CodeScreen<Code extends ShownCode>(props: Props<Code>) {
  const { isOpen, onClose, result, nameOf, pathOf, children } = props
  const { data, error, refetch, dataUpdatedAt } = result
  const text = useText(codeScreenText)
  const left = useSecondsLeft(data?.secondsLeft ?? 0, dataUpdatedAt)
  const isOver = data !== undefined && left <= 0

  useEffect(() => {
    if (!isOpen) return
    if (isOver) void refetch()

    const looking = setInterval(() => void refetch(), LOOK_MS)

    return () => clearInterval(looking)
  }, [isOpen, isOver, refetch])

  return (
    <Dialog title={text.title} isOpen={isOpen} onClose={onClose} width={760}>
      {data && !error ? (
        <div className="sign-in-code">
          <h2>{nameOf(data)}</h2>
          <div role="img" aria-label={text.qr}>
            <QRCode
              value={`${location.origin}${BASE}${pathOf(data.code)}`}
              size={360}
              type="svg"
              color="#000"
              bgColor="#fff"
            />
          </div>
          <p className="sign-in-code-text figures" data-code={data.code}>
            {data.code.slice(0, 4)} {data.code.slice(4)}
          </p>
          <progress
            max={CODE_SECONDS}
            value={Math.max(0, left)}
            aria-label={say(text.next, { seconds: left })}
          />
          <p className="soft figures">{say(text.next, { seconds: Math.max(0, left) })}</p>
          <div role="status" className="sign-in-code-here figures">
            {children(data)}
          </div>
          <p className="soft">{text.help}</p>
        </div>
      ) : (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

/**
 * Counts down by the time that has passed since the answer, independent of the clock of this
 * computer.
 */
function useSecondsLeft(input: number, at: number) {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(ticking)
  }, [])

  return Math.ceil(input - Math.max(0, now - at) / 1000)
}
