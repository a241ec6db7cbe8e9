import { Button, Empty, Input } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { say, useText } from '../platform/i18n.ts'
import { Dialog } from '../ui/dialog.tsx'
import { screensText } from './screens.text.ts'

type ReviewScreenProps = {
  title: string
  /** How many wait, this one included. */
  left: number
  /** The application; null when none is left. */
  application: ReactNode | null
  evidence: ReactNode
  isBusy: boolean
  onPass: () => void
  onReturn: (reason: string) => void
}

/** Application left, evidence right, the decision below, by mouse or keyboard; the page opens the next one by itself. */
export function ReviewScreen({ title, left, application, evidence, isBusy, onPass, onReturn }: ReviewScreenProps) {
  const text = useText(screensText)
  const [isReturning, setReturning] = useState(false)
  const [reason, setReason] = useState('')
  const canAct = application !== null && !isBusy && !isReturning
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input,textarea,select,[contenteditable=true],[role=dialog]')
      if (!canAct || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() === 'a') onPass()
      if (event.key.toLowerCase() === 'r') setReturning(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [canAct, onPass])
  const giveBack = () => {
    if (!reason.trim()) return
    onReturn(reason.trim())
    setReturning(false)
    setReason('')
  }
  return (
    <section className="review-screen" aria-label={title}>
      <div className="screen-head">
        <h1>{title}</h1>
        <p className="screen-lead" role="status">
          {say(text.left, { count: left })}
        </p>
      </div>
      {application === null ? (
        <div className="panel list-message">
          <Empty description={text.doneLead} />
        </div>
      ) : (
        <>
          <div className="review-columns">
            <div className="panel">{application}</div>
            <div className="panel">{evidence}</div>
          </div>
          <div className="review-bar">
            <small>{text.keys}</small>
            <Button disabled={!canAct} onClick={() => setReturning(true)}>
              {text.giveBack}
            </Button>
            <Button type="primary" loading={isBusy} onClick={onPass}>
              {text.pass}
            </Button>
          </div>
        </>
      )}
      <Dialog title={text.giveBack} isOpen={isReturning} onClose={() => setReturning(false)} onOk={giveBack} okText={text.giveBack}>
        <label htmlFor="return-reason">{text.reason}</label>
        <Input.TextArea
          id="return-reason"
          rows={4}
          maxLength={500}
          showCount
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </section>
  )
}
