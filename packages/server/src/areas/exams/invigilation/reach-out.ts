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

/** Lets the next device continue an attempt; what the former device sends from now on is late. */
export const readmitCandidates = (
  ctx: SignedCtx,
  { id, candidateIds, reason }: InputOf<typeof readmit, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { reached } = await reachCandidates(tx, id, candidateIds)
    const { going, refused } = splitReached(reached, withoutAttempt)
    const ids = going.map(({ attempt }) => attempt!.id)
    if (ids.length === 0) return { done: 0, left: refused }

    await sql`update learning_attempts set client_id = null, window_id = null, device_hash = null, readmissions = readmissions + 1, version = version + 1
      where id = ${anyId(ids)}`.execute(tx.db)

    const detail = { candidateIds: going.map((candidate) => candidate.id), reason }

    await tx.audit({ action: 'learning.exam.readmit', entity: examFlow.name, entityId: id, detail })

    return { done: ids.length, left: refused }
  })

/** A message to everybody is one row, which those who begin later see too. */
export const sendExamMessage = (
  ctx: SignedCtx,
  { id, candidateIds, text }: InputOf<typeof send, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { reached } = await reachCandidates(tx, id, candidateIds)
    const to = candidateIds === null ? [null] : reached.map((candidate) => candidate.id)
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
