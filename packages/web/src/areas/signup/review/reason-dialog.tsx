import { Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { reviewText } from './review.text.ts'

type ReasonDialogProps = {
  title: string
  okText: string
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onGiven: (reason: string) => void
}

/** Why something is refused; the applicant reads it. */
export function ReasonDialog({ title, okText, isOpen, isBusy, onClose, onGiven }: ReasonDialogProps) {
  const text = useText(reviewText)
  const id = useId()
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    setReason('')
    setTried(false)
  }, [isOpen])
  const isWrong = hasTried && !reason.trim()
  const give = () => {
    setTried(true)
    if (reason.trim()) onGiven(reason.trim())
  }
  return (
    <Dialog {...{ title, isOpen, onClose, okText, isBusy }} onOk={give}>
      <label htmlFor={id}>{text.reason}</label>
      <Input.TextArea
        id={id}
        rows={4}
        maxLength={300}
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
