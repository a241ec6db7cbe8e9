import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
import type * as call from '@residency/contract/areas/exams/exam/candidate.contract'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { countPeople } from '../exam/choice.queries.ts'
import { examScope, isPending, isPublished } from '../exam/exam.policy.ts'
import { findManagedForUpdate } from '../exam/exam.queries.ts'
import { examNotices } from '../exam/exam-notices.seed.ts'
import { notifyCandidates } from '../exam/notify-exam.ts'
import { lockOpenAttempts, moveDeadlines } from '../invigilation/move-deadlines.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { insertCandidates, lockCandidates } from './candidate.queries.ts'

const BEGUN = { learning_attempts_candidate_id_fkey: errors.candidateBegan }

async function findChangeable(tx: SignedCtx, id: number) {
  const exam = mustNotSit(found(await findManagedForUpdate(tx.db, examScope(tx.actor), id)))
  if (!isPending(exam.state)) throw fail(kernelErrors.actionNotNow)

  return exam
}

/** Adds people to the candidates, never oneself; of a published exam they are notified at once. */
export const addCandidates = (
  ctx: SignedCtx,
  { id, cohortIds, userIds }: InputOf<typeof call.addCandidates, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const exam = await findChangeable(tx, id)
    if (exam.trainId !== null) throw fail(errors.examPeopleOfTrain)
    if (exam.closesAt <= tx.now()) throw fail(errors.examOver)
    if ((await countPeople(tx.db, { cohortIds, userIds })) !== cohortIds.length + userIds.length)
      throw fail(errors.examPeopleUnknown)

    const added = await insertCandidates(tx.db, id, { cohortIds, userIds })
    mustNotSit({ maySit: added.includes(tx.actor.userId) })

    const allCohortIds = [...new Set([...exam.cohortIds, ...cohortIds])]

    await tx.db
      .updateTable('learningExams')
      .set({ cohortIds: allCohortIds, updatedAt: tx.now() })
      .where('id', '=', id)
      .execute()

    await tx.audit({
      action: 'learning.exam.addCandidates',
      entity: examFlow.name,
      entityId: id,
      detail: { cohortIds, userIds: added },
    })

    if (isPublished(exam.state)) await notifyCandidates(tx, examNotices.published, exam, added)

    return { added: added.length }
  })

/** Removes people who have not begun; of a published exam they are notified. */
export const removeCandidates = (
  ctx: SignedCtx,
  { id, candidateIds }: InputOf<typeof call.removeCandidates, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const exam = await findChangeable(tx, id)
    if (exam.trainId !== null) throw fail(errors.examPeopleOfTrain)

    const { rows } = await sql<{
      userId: number
    }>`delete from learning_candidates where exam_id = ${id}
      and id = ${anyId(candidateIds)} returning user_id`.execute(tx.db)

    const gone = rows.map(({ userId }) => userId)

    await tx.audit({
      action: 'learning.exam.removeCandidates',
      entity: examFlow.name,
      entityId: id,
      detail: { userIds: gone },
    })

    if (isPublished(exam.state)) await notifyCandidates(tx, examNotices.left, exam, gone)

    return { removed: gone.length }
  }).catch(constraintErrors(BEGUN))

type Update = InputOf<typeof call.updateCandidate, 'out'>

/**
 * Extra time and seat of one candidate; the deadline of a running attempt moves with it, and only
 * later.
 */
export const updateCandidate = (ctx: SignedCtx, { id, candidateId, ...form }: Update) =>
  inTransaction(ctx, async (tx) => {
    const exam = await findChangeable(tx, id)
    found((await lockCandidates(tx.db, id, [candidateId]))[0])
    await mustBeASeat(tx, id, form)

    const seat =
      form.roomId === null ? { roomId: null, seat: null } : { roomId: form.roomId, seat: form.seat }

    const columns = {
      extraMinutes: form.extraMinutes,
      extraAttempts: form.extraAttempts,
      note: form.note,
      ...seat,
    }

    await tx.db
      .updateTable('learningCandidates')
      .set(columns)
      .where('id', '=', candidateId)
      .execute()

    await moveDeadlines(tx.db, exam, await lockOpenAttempts(tx.db, id, [candidateId]))

    const detail = {
      candidateId,
      extraMinutes: form.extraMinutes,
      extraAttempts: form.extraAttempts,
      ...seat,
    }

    await tx.audit({
      action: 'learning.exam.candidate',
      entity: examFlow.name,
      entityId: id,
      detail,
    })

    return { id: candidateId }
  }).catch(constraintErrors({ learning_candidates_seat: errors.examSeatTaken }))

async function mustBeASeat(
  tx: SignedCtx,
  examId: number,
  { roomId, seat }: Pick<Update, 'roomId' | 'seat'>,
) {
  if (roomId === null) {
    if (seat !== null) throw fail(errors.examSeatBeyond, { seats: 0 })
    return
  }

  const room = await tx.db
    .selectFrom('learningExamRooms')
    .select('seats')
    .where('id', '=', roomId)
    .where('examId', '=', examId)
    .executeTakeFirst()

  if (!room) throw fail(errors.examRoomUnknown)
  if (seat === null || seat > room.seats) throw fail(errors.examSeatBeyond, { seats: room.seats })
}
