import { attendanceErrors as errors } from '@residency/contract/areas/courses/attendance/access'
import type { correctPresence as call } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { lectureFlow } from '@residency/contract/areas/courses/attendance/lecture.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isPlanned, organisedLectures } from './lecture.policy.ts'
import { findLectureForUpdate } from './lecture.queries.ts'
import { phaseOf } from './presence.rules.ts'

/**
 * Records who was there, came late, is excused or was absent. Nobody is absent before the lecture
 * has begun, but may be excused.
 */
export const correctPresence = (
  ctx: SignedCtx,
  { id, userIds, presence, reason }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const lecture = found(await findLectureForUpdate(tx.db, organisedLectures(tx.actor), id))
    if (!isPlanned(lecture.state)) throw fail(kernelErrors.actionNotNow)
    if (presence !== 'excused' && phaseOf(lecture, tx.now()) === 'ahead')
      throw fail(errors.lectureNotOver)

    const before = await tx.db
      .selectFrom('learningLecturePeople')
      .select(['userId', 'presence'])
      .where('lectureId', '=', id)
      .where('userId', 'in', userIds)
      .forUpdate()
      .execute()

    if (before.length === 0) throw fail(errors.nobodyChosen)

    await tx.db
      .updateTable('learningLecturePeople')
      .set({ presence, note: reason, correctedBy: tx.actor.userId })
      .where('lectureId', '=', id)
      .where(
        'userId',
        'in',
        before.map(({ userId }) => userId),
      )
      .execute()

    await tx.audit({
      action: 'learning.lecture.correct',
      entity: lectureFlow.name,
      entityId: id,
      detail: { before, presence, reason },
    })

    return { changed: before.length }
  })
