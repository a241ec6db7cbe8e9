import type { actOnLecture as call } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { lectureFlow } from '@residency/contract/areas/courses/attendance/lecture.flow'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { attendanceNotices } from './attendance-notices.seed.ts'
import { isCancelled, organisedLectures, relationsToLecture } from './lecture.policy.ts'
import { findExpectedIds, findLectureForUpdate } from './lecture.queries.ts'
import { notifyExpected } from './notify-expected.ts'
import { phaseOf } from './presence.rules.ts'

/**
 * Closes the list of a lecture, opens it again, or cancels the lecture and notifies the people
 * expected.
 */
export const actOnLecture = (
  ctx: SignedCtx,
  { id, version, action, reason }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const lecture = mustMatchVersion(
      await findLectureForUpdate(tx.db, organisedLectures(tx.actor), id),
      version,
    )

    const relations = relationsToLecture(phaseOf(lecture, tx.now()))

    const state = await advance(
      tx,
      lectureFlow,
      action,
      { id, state: lecture.state, relations },
      { reason },
      (next) => updateRow(tx, 'learningLectures', lecture, { state: next, reason }),
    )

    if (isCancelled(state)) {
      const about = {
        title: lecture.title,
        startsAt: toMoment(lecture.startsAt),
        place: lecture.place,
        reason,
      }
      await notifyExpected(tx, attendanceNotices.cancelled, await findExpectedIds(tx.db, id), about)
    }

    return { id, state }
  })
