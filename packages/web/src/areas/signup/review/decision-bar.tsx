import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Registration } from './registration.queries.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { PASSES, REJECTS, RETURNS } from './review.rules.ts'
import { reviewText } from './review.text.ts'
import { useDecisions } from './use-decisions.ts'

type DecisionBarProps = {
  one: Registration
  /** How many wait, this one included. */
  left: number | undefined
  next: number | null
  onOpen: (id: number | null) => void
}

/** What the reader may decide about this sign-up, by mouse or key (A, R, X, N), and how many are left; then the next one opens. */
export function DecisionBar({ one, left, next, onOpen }: DecisionBarProps) {
  const text = useText(reviewText)
  const { actions: words } = useSignupWords()
  const { decide, isBusy } = useDecisions(one, () => onOpen(next))
  const [asking, setAsking] = useState<'return' | 'reject' | null>(null)
  const pass = PASSES.find((action) => one.actions.includes(action))
  const back = RETURNS.find((action) => one.actions.includes(action))
  const reject = REJECTS.find((action) => one.actions.includes(action))
  const acts: Readonly<Record<string, (() => void) | null | undefined>> = {
    a: pass && (() => void decide({ action: pass })),
    r: back && (() => setAsking('return')),
    x: reject && (() => setAsking('reject')),
    n: next !== null ? () => onOpen(next) : null,
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input,textarea,select,[contenteditable=true]')
      const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('[role=dialog]')
      if (isBusy || asking || isTyping || isElsewhere) return
      acts[event.key.toLowerCase()]?.()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
  const close = () => setAsking(null)
  const name = one.realName ?? '—'
  const keys = [pass && text.keys.forward, back && text.keys.back, reject && text.keys.reject, next !== null && text.keys.next]
  return (
    <div className="review-bar">
      <small role="status">
        {left !== undefined && (left ? say(text.left, { count: left }) : text.allDone)}
        <span className="review-keys">{keys.filter(Boolean).join(' · ')}</span>
      </small>
      {next !== null && <Button onClick={() => onOpen(next)}>{text.next}</Button>}
      {reject && (
        <Button danger disabled={isBusy} onClick={() => setAsking('reject')}>
          {words[reject]}
        </Button>
      )}
      {back && (
        <Button disabled={isBusy} onClick={() => setAsking('return')}>
          {words[back]}
        </Button>
      )}
      {pass && (
        <Button type="primary" loading={isBusy} onClick={acts.a!}>
          {words[pass]}
        </Button>
      )}
      <ReturnDialog
        title={say(text.returnTitle, { name })}
        isOpen={asking === 'return'}
        isBusy={isBusy}
        onClose={close}
        onGiven={(returned) => {
          if (back) void decide({ action: back, ...returned })
          close()
        }}
      />
      <ReasonDialog
        title={say(text.reasonTitle, { name })}
        okText={words.reject}
        isOpen={asking === 'reject'}
        isBusy={isBusy}
        onClose={close}
        onGiven={(reason) => {
          if (reject) void decide({ action: reject, reason })
          close()
        }}
      />
    </div>
  )
}
