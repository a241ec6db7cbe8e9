import type { RegistrationRow } from '@residency/contract/areas/signup/registration.contract'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Registration } from './registration.queries.ts'
import { reviewText } from './review.text.ts'
import { type Decision, NEEDS_REASON, useDecisions } from './use-decisions.ts'

type DecisionBarProps = {
  one: Registration
  /** How many wait, this one included. */
  left: number | undefined
  next: RegistrationRow | undefined
  onOpen: (id: number | null) => void
}
/** The one that goes forward; the keyboard's A. */
const FORWARD: readonly Decision[] = ['pass', 'passAtBase', 'passAtOffice']

/** What the reader may decide about this sign-up, by mouse or key, and how many are left. */
export function DecisionBar({ one, left, next, onOpen }: DecisionBarProps) {
  const text = useText(reviewText)
  const { actions: words } = useSignupWords()
  const { decide, isBusy } = useDecisions(one, () => onOpen(next?.id ?? null))
  const [asking, setAsking] = useState<(typeof NEEDS_REASON)[number] | null>(null)
  const may = (what: Decision) => (one.actions as readonly string[]).includes(what)
  const forward = FORWARD.find(may)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input,textarea,select,[contenteditable=true],[role=dialog]')
      if (isBusy || asking || isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]')) return
      const key = event.key.toLowerCase()
      if (key === 'a' && forward) decide(forward)
      const back = NEEDS_REASON.find((what) => what.startsWith('return') && may(what))
      if (key === 'r' && back) setAsking(back)
      if (key === 'n' && next) onOpen(next.id)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
  const keys = forward && say(may('return') ? text.keys : text.keysShort, { key: 'A', action: words[forward] })
  return (
    <div className="review-bar">
      <small role="status">
        {left !== undefined && (left ? say(text.left, { count: left }) : text.allDone)}{' '}
        {keys && <span className="review-keys">· {keys}</span>}
      </small>
      {next && <Button onClick={() => onOpen(next.id)}>{text.next}</Button>}
      {[...NEEDS_REASON.filter(may)].reverse().map((what) => (
        <Button key={what} danger={what.startsWith('reject')} disabled={isBusy} onClick={() => setAsking(what)}>
          {words[what]}
        </Button>
      ))}
      {forward && (
        <Button type="primary" loading={isBusy} onClick={() => decide(forward)}>
          {words[forward]}
        </Button>
      )}
      <ReasonDialog
        what={asking}
        name={one.realName ?? '—'}
        isBusy={isBusy}
        onClose={() => setAsking(null)}
        onGiven={(reason) => {
          if (asking) decide(asking, reason)
          setAsking(null)
        }}
      />
    </div>
  )
}
