import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import type { giveExtraTime as call } from '@residency/contract/areas/exams/exam/watch.contract'
import type { InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { lockOpenAttempts, moveDeadlines } from './move-deadlines.ts'
import { reachCandidates, splitReached } from './reached-candidates.ts'

const MAX_EXTRA_MINUTES = 600

/**
 * Gives extra time. Before a candidate begins it is stored for the begin; afterwards the deadline
 * moves at once.
 */
export const giveExtraTime = (
  ctx: SignedCtx,
  { id, candidateIds, extraMinutes, reason }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { exam, reached } = await reachCandidates(tx, id, candidateIds)

    const { going, refused } = splitReached(reached, ({ hasEnded, isOver }) => {
      if (hasEnded) return 'ended'
      return isOver ? 'over' : null
    })

    if (going.some((candidate) => candidate.extraMinutes + extraMinutes > MAX_EXTRA_MINUTES))
      throw fail(errors.extraTimeTooLong)

    const ids = going.map((candidate) => candidate.id)
    if (ids.length === 0) return { done: 0, left: refused }

    await sql`update learning_candidates set extra_minutes = extra_minutes + ${extraMinutes}
      where id = ${anyId(ids)}`.execute(tx.db)
    await moveDeadlines(tx.db, exam, await lockOpenAttempts(tx.db, id, ids))

    const detail = { candidateIds: ids, extraMinutes, reason }

    await tx.audit({
      action: 'learning.exam.extraTime',
      entity: examFlow.name,
      entityId: id,
      detail,
    })

    return { done: ids.length, left: refused }
  })
