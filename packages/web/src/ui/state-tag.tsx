import type { ReactNode } from 'react'

/** What a state means for the reader; colour never stands without its word. */
export type Tone = 'good' | 'wait' | 'bad' | 'calm' | 'busy'

export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`state-tag is-${tone}`}>{children}</span>
}
