import { Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSignupWords } from '../use-signup-words.ts'
import { reviewText } from './review.text.ts'
import type { NEEDS_REASON } from './use-decisions.ts'

type ReasonDialogProps = {
  what: (typeof NEEDS_REASON)[number] | null
  name: string
  isBusy: boolean
  onClose: () => void
  onGiven: (reason: string) => void
}

/** Why it is returned or refused; the applicant reads it. */
export function ReasonDialog({ what, name, isBusy, onClose, onGiven }: ReasonDialogProps) {
  const text = useText(reviewText)
  const { actions } = useSignupWords()
  const id = useId()
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  // the words stay while the window closes
  const [shown, setShown] = useState<typeof what>(what)
  useEffect(() => {
    if (!what) return
    setShown(what)
    setReason('')
    setTried(false)
  }, [what])
  const isWrong = hasTried && !reason.trim()
  const give = () => {
    setTried(true)
    if (reason.trim()) onGiven(reason.trim())
  }
  return (
    <Dialog
      title={shown ? say(text.reasonTitle[shown.startsWith('return') ? 'return' : 'reject'], { name }) : ''}
      isOpen={what !== null}
      onClose={onClose}
      onOk={give}
      okText={shown ? actions[shown] : ''}
      isBusy={isBusy}
    >
      <label htmlFor={id}>{text.reason}</label>
      <Input.TextArea
        id={id}
        rows={4}
        maxLength={500}
        showCount
        autoFocus
        value={reason}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        onChange={(event) => setReason(event.target.value)}
      />
      <p id={`${id}-wrong`} className="reason-wrong" role="alert">
        {isWrong && text.reasonNeeded}
      </p>
    </Dialog>
  )
}
