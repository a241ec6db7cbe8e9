import type {
  AttemptStep,
  actOnAttempts as call,
  SkipReason,
} from '@residency/contract/areas/exams/exam/watch.contract'
import { type AttemptState, attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { markMany } from '../judgement/mark-ended.ts'
import { lockOpenAttempts, moveDeadlines } from './move-deadlines.ts'
import {
  type ReachedCandidate,
  reachCandidates,
  splitReached,
  withoutAttempt,
} from './reached-candidates.ts'

function whyNot(action: AttemptStep, candidate: ReachedCandidate): SkipReason | null {
  const state = candidate.attempt?.state
  if (action === 'pause' && state === 'paused') return 'paused'
  if (action === 'resume' && state === 'running') return 'running'

  return withoutAttempt(candidate)
}

const isReasonGiven = (action: AttemptStep, reason: string | null) =>
  reason !== null || !('needs' in attemptFlow.actions[action])

/**
 * Pauses attempts, resumes them with the time they had left, or ends them; what has ended is marked
 * at once.
 */
export const actOnAttempts = (
  ctx: SignedCtx,
  { id, candidateIds, action, reason }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { exam, reached } = await reachCandidates(tx, id, candidateIds)
    if (!isReasonGiven(action, reason)) throw fail(kernelErrors.reasonNeeded)

    const { going, refused } = splitReached(reached, (candidate) => whyNot(action, candidate))

    const records = going.map(({ attempt }) => ({
      id: attempt!.id,
      state: attempt!.state,
      relations: new Set<never>(),
    }))

    const { moved } = await advanceMany(
      tx,
      attemptFlow,
      action,
      records,
      { reason },
      (state, ids) => write(tx, action, state, ids),
    )

    if (action === 'resume') {
      const resumed = going.map((candidate) => candidate.id)
      await moveDeadlines(tx.db, exam, await lockOpenAttempts(tx.db, id, resumed))
    }

    if (action === 'finish') await markMany(tx, moved)

    return { done: moved.length, left: refused }
  })

/** The pause is added in whole seconds, rounded up: nobody loses a part of one. */
const write = (
  { db, now }: SignedCtx,
  action: AttemptStep,
  state: AttemptState,
  ids: readonly number[],
) =>
  db
    .updateTable('learningAttempts')
    .set({
      state,
      version: sql`version + 1`,
      pausedAt: action === 'pause' ? now() : null,
      pausedSeconds: sql`paused_seconds + coalesce(ceil(extract(epoch from ${now()}::timestamptz - paused_at)), 0)::int`,
      endedAt: action === 'finish' ? now() : null,
      isAway: sql<boolean>`is_away and ${action !== 'finish'}::boolean`,
    })
    .where('id', '=', anyId(ids))
    .execute()
