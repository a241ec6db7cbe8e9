import { examErrors as errors } from '@residency/contract/areas/exams/exam/errors'
import type { saveExamStaff as call } from '@residency/contract/areas/exams/exam/exam.contract'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import type { InputOf } from '@residency/contract/kernel'
import { anyId } from '../../../platform/db/patterns.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findPendingForUpdate } from '../candidates/seat-candidates.ts'
import { countPeople } from './choice.queries.ts'
import { isPublished } from './exam.policy.ts'
import { examNotices } from './exam-notices.seed.ts'
import { findStaff } from './exam-parts.queries.ts'
import { notifyStaff } from './notify-exam.ts'

type Input = InputOf<typeof call, 'out'>
/** Writes who invigilates and who marks; of a published exam those who are new are told. */
export const saveExamStaff = (ctx: SignedCtx, { id, invigilatorIds, markerIds, version }: Input) =>
  inTransaction(ctx, async (tx) => {
    const exam = await findPendingForUpdate(tx, id, version)
    const userIds = [...new Set([...invigilatorIds, ...markerIds])]
    if ((await countPeople(tx.db, { cohortIds: [], userIds })) !== userIds.length) throw fail(errors.examStaffUnknown)
    const sits = await tx.db
      .selectFrom('learning_candidates')
      .select('id')
      .where('exam_id', '=', id)
      .where('user_id', '=', anyId(userIds))
      .executeTakeFirst()
    if (sits) throw fail(errors.examStaffSits)
    const before = new Set((await findStaff(tx.db, id)).map((one) => one.id))
    await tx.db.deleteFrom('learning_exam_staff').where('exam_id', '=', id).execute()
    const rows = [
      ...invigilatorIds.map((user_id) => ({ exam_id: id, user_id, role: 'invigilator' as const })),
      ...markerIds.map((user_id) => ({ exam_id: id, user_id, role: 'marker' as const })),
    ]
    if (rows.length) await tx.db.insertInto('learning_exam_staff').values(rows).execute()
    const next = await changeRecord(tx, 'learning_exams', exam, {
      columns: {},
      action: 'learning.exam.staff',
      entity: examFlow.name,
      detail: { invigilatorIds, markerIds },
    })
    const fresh = userIds.filter((one) => !before.has(one))
    if (isPublished(exam.state)) await notifyStaff(tx, examNotices.staffed, exam, fresh)
    return { id, version: next }
  })
