import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import type {
  readmitCandidates as readmit,
  sendExamMessage as send,
} from '@residency/contract/areas/exams/exam/watch.contract'
import type { InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { reachCandidates, splitReached, withoutAttempt } from './reached-candidates.ts'

/**
 * Lets attempts go on with whichever device comes next; what the device before it sends from now on
 * is late.
 */
export const readmitCandidates = (
  ctx: SignedCtx,
  { id, candidateIds, reason }: InputOf<typeof readmit, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { reached } = await reachCandidates(tx, id, candidateIds)
    const { going, left } = splitReached(reached, withoutAttempt)
    const ids = going.map(({ attempt }) => attempt!.id)
    if (ids.length === 0) return { done: 0, left }

    await sql`update learning_attempts set client_id = null, window_id = null, device_hash = null, readmissions = readmissions + 1, version = version + 1
      where id = ${anyId(ids)}`.execute(tx.db)

    const detail = { candidateIds: going.map((one) => one.id), reason }

    await tx.audit({ action: 'learning.exam.readmit', entity: examFlow.name, entityId: id, detail })

    return { done: ids.length, left }
  })

/** A message to everybody is one row, which those see too who begin later. */
export const sendExamMessage = (
  ctx: SignedCtx,
  { id, candidateIds, text }: InputOf<typeof send, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { reached } = await reachCandidates(tx, id, candidateIds)
    const to = candidateIds === null ? [null] : reached.map((one) => one.id)
    const message = { examId: id, text, sentBy: tx.actor.userId, sentAt: tx.now() }

    await tx.db
      .insertInto('learningExamMessages')
      .values(to.map((candidateId) => ({ ...message, candidateId })))
      .execute()

    await tx.audit({
      action: 'learning.exam.message',
      entity: examFlow.name,
      entityId: id,
      detail: { to: candidateIds && to },
    })

    return { sent: reached.length }
  })
