import { QRCode } from 'antd'
import { useEffect, useState } from 'react'
import { BASE } from '../../../platform/session.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import './attendance.css'
import { useLectureCode } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'
import { signInPath } from './attendance-tones.rules.ts'

const LOOK_MS = 5000
export type CodeScreenProps = { isOpen: boolean; id: number | null; onClose: () => void }

/**
 * The code of this moment, large enough for a room: it is read again with each new one, and every
 * few seconds for those who have signed in.
 */
export default function CodeScreen({ isOpen, id, onClose }: CodeScreenProps) {
  const text = useText(attendanceText)
  const { data, error, refetch, dataUpdatedAt } = useLectureCode(isOpen ? id : null)
  const left = useSecondsLeft(data?.secondsLeft ?? 0, dataUpdatedAt)
  const isOver = data !== undefined && left <= 0

  useEffect(() => {
    if (!isOpen) return
    if (isOver) void refetch()

    const looking = setInterval(() => void refetch(), LOOK_MS)

    return () => clearInterval(looking)
  }, [isOpen, isOver, refetch])

  const link = data && id !== null ? `${location.origin}${BASE}${signInPath(id, data.code)}` : ''

  return (
    <Dialog title={text.codeTitle} isOpen={isOpen} onClose={onClose} width={760}>
      {data && !error ? (
        <div className="lecture-code">
          <h2>{data.name}</h2>
          <div role="img" aria-label={text.qr}>
            <QRCode value={link} size={360} type="svg" color="#000" bgColor="#fff" />
          </div>
          <p className="lecture-code-text figures" data-code={data.code}>
            {data.code.slice(0, 4)} {data.code.slice(4)}
          </p>
          <progress
            max={30}
            value={Math.max(0, left)}
            aria-label={say(text.codeNext, { seconds: left })}
          />
          <p className="soft figures">{say(text.codeNext, { seconds: Math.max(0, left) })}</p>
          <p role="status" className="lecture-code-here figures">
            {say(text.codeHere, { here: data.signedIn, expected: data.expected })}
          </p>
          <p className="soft">{text.codeHelp}</p>
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
