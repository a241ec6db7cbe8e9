import type { ReactNode } from 'react'

/** The tone of a state; colour is never used without a label. */
export type Tone = 'good' | 'wait' | 'bad' | 'calm' | 'busy'

export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`state-tag is-${tone}`}>{children}</span>
}
