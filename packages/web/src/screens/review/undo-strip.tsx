import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../platform/calls/api-client.ts'
import { readAgain } from '../../platform/calls/queries.ts'
import { toast } from '../../platform/feedback.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { onKey } from './on-key.ts'
import './review.css'
import { reviewText } from './review.text.ts'
import { type Undoable, undoStore } from './undo.store.ts'

/**
 * Undo of the latest decision while its time runs; shown on every page, because the decision
 * outlives its page.
 */
export function UndoStrip() {
  const undoable = useSyncExternalStore(undoStore.subscribe, undoStore.get)
  return undoable && <Strip key={undoable.id} undoable={undoable} />
}

const secondsLeft = (until: number) => Math.ceil((until - Date.now()) / 1000)

function Strip({ undoable }: { undoable: Undoable }) {
  const text = useText(reviewText)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [left, setLeft] = useState(() => secondsLeft(undoable.until))
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(undoable.until)), 250)
    return () => clearInterval(timer)
  }, [undoable.until])

  useEffect(() => {
    if (left <= 0 && !isBusy) undoStore.set(null)
  }, [left, isBusy])

  const undo = async () => {
    setBusy(true)

    try {
      await call(undoable.call, { decision: undoable.id }, { quiet: true })
      toast.success(text.undone)
      navigate(undoable.path)
    } catch (error) {
      toast.error((error as Error).message)
    }

    undoStore.set(null)
    void readAgain(client, undoable.paths)
  }

  useEffect(() => onKey({ z: () => void undo() }, isBusy))

  return (
    <div className="undo-strip">
      <span role="status">{undoable.message}</span>
      <Button type="link" loading={isBusy} onClick={() => void undo()} title={text.undoKey}>
        {text.undo}
      </Button>
      <small aria-hidden="true" className="figures">
        {say(text.seconds, { count: Math.max(0, left) })}
      </small>
    </div>
  )
}
