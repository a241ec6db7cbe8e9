import { examErrors as errors } from '@residency/contract/areas/exams/exam/access'
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

/** Writes who invigilates and who marks; of a published exam the new ones are notified. */
export const saveExamStaff = (ctx: SignedCtx, { id, invigilatorIds, markerIds, version }: Input) =>
  inTransaction(ctx, async (tx) => {
    const exam = await findPendingForUpdate(tx, id, version)
    const userIds = [...new Set([...invigilatorIds, ...markerIds])]
    if ((await countPeople(tx.db, { cohortIds: [], userIds })) !== userIds.length)
      throw fail(errors.examStaffUnknown)

    const sits = await tx.db
      .selectFrom('learningCandidates')
      .select('id')
      .where('examId', '=', id)
      .where('userId', '=', anyId(userIds))
      .executeTakeFirst()

    if (sits) throw fail(errors.examStaffSits)

    const before = new Set((await findStaff(tx.db, id)).map((person) => person.id))

    await tx.db.deleteFrom('learningExamStaff').where('examId', '=', id).execute()

    const rows = [
      ...invigilatorIds.map((userId) => ({ examId: id, userId, role: 'invigilator' as const })),
      ...markerIds.map((userId) => ({ examId: id, userId, role: 'marker' as const })),
    ]

    if (rows.length) await tx.db.insertInto('learningExamStaff').values(rows).execute()

    const next = await changeRecord(tx, 'learningExams', exam, {
      columns: {},
      action: 'learning.exam.staff',
      entity: examFlow.name,
      detail: { invigilatorIds, markerIds },
    })

    const fresh = userIds.filter((userId) => !before.has(userId))
    if (isPublished(exam.state)) await notifyStaff(tx, examNotices.staffed, exam, fresh)

    return { id, version: next }
  })
