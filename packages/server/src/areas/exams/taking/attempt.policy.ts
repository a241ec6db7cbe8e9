import {
  type AttemptRelation,
  attemptFlow,
} from '@residency/contract/areas/exams/taking/attempt.flow'

/**
 * Who sits exams: an account, or a person of an induction without one. They see the exams of which
 * they are candidates.
 */
export type Taker = { userId: number } | { personId: number }
export const takerOf = ({ userId }: { userId: number }): Taker => ({ userId })

/** Steps of the taker's own. */
export const OWN: ReadonlySet<AttemptRelation> = new Set(['taker'])
export const OVERDUE: ReadonlySet<AttemptRelation> = new Set(['over'])

const IN_PROGRESS: ReadonlySet<string> = new Set([
  attemptFlow.initial,
  attemptFlow.actions.pause.to,
])

/** The attempt has not ended. */
export const isInProgress = (state: string) => IN_PROGRESS.has(state)
export const isRunning = (state: string) => state === attemptFlow.initial
export const isReleased = (state: string) => state === attemptFlow.actions.release.to
