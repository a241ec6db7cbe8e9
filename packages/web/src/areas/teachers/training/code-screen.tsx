import { QRCode } from 'antd'
import { useEffect } from 'react'
import { BASE } from '../../../platform/session.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import '../teachers.css'
import { useSignInCode } from './training.queries.ts'
import { trainingText } from './training.text.ts'

const LOOK_MS = 10_000
export type CodeScreenProps = { id: number; isOpen: boolean; onClose: () => void }

/**
 * Today's code, large enough for a room, with a QR code that opens the same page; the count of
 * those here follows.
 */
export default function CodeScreen({ id, isOpen, onClose }: CodeScreenProps) {
  const { detail: text } = useText(trainingText)
  const { data, error, refetch } = useSignInCode(isOpen ? id : null)

  useEffect(() => {
    if (!isOpen) return

    const looking = setInterval(() => void refetch(), LOOK_MS)
    return () => clearInterval(looking)
  }, [isOpen, refetch])

  const link = data ? `${location.origin}${BASE}/teacher/classes?class=${id}&code=${data.code}` : ''

  return (
    <Dialog
      title={data ? say(text.codeTitle, { day: data.day }) : text.code}
      isOpen={isOpen}
      onClose={onClose}
      width={640}
    >
      {data ? (
        <div className="code-screen">
          <h2>{data.className}</h2>
          <p className="code-digits figures">{data.code}</p>
          <div role="img" aria-label={text.qr}>
            <QRCode value={link} size={220} type="svg" color="#000" bgColor="#fff" />
          </div>
          <p role="status">{say(text.here, { here: data.here, taken: data.taken })}</p>
          <p className="soft">{text.codeHelp}</p>
        </div>
      ) : (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
