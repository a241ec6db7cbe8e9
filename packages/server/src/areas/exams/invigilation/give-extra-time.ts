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

const MOST_IN_ALL = 600

/**
 * Gives time on top: before somebody begins it is kept for then, afterwards the deadline moves at
 * once.
 */
export const giveExtraTime = (
  ctx: SignedCtx,
  { id, candidateIds, extraMinutes, reason }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { exam, reached } = await reachCandidates(tx, id, candidateIds)

    const { going, left } = splitReached(reached, ({ hasEnded, isOver }) => {
      if (hasEnded) return 'ended'
      return isOver ? 'over' : null
    })

    if (going.some((one) => one.extraMinutes + extraMinutes > MOST_IN_ALL))
      throw fail(errors.extraTimeTooLong)

    const ids = going.map((one) => one.id)
    if (ids.length === 0) return { done: 0, left }

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

    return { done: ids.length, left }
  })
